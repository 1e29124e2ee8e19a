import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Records of access to recordings that a word names, for the search of the whole console. */
export async function foundVideos({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_video', 'query')) return []
  const rows = await scoped
    .rows('video_access')
    .select(['id', 'bill_no', 'applicant_name', 'applicant_unit', 'dept_name', 'biz_date'])
    .where(allOf(matching('video_access.search_text', keywords)))
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, applicant_name, applicant_unit, dept_name, biz_date }) => ({
    kind: 'video' as const,
    title: [bill_no, applicant_unit, applicant_name].filter(Boolean).join(' '),
    note: `${dept_name} ${biz_date}`,
    link: `/form/daily/taskdaily/ReadList?id=${id}`,
  }))
}
