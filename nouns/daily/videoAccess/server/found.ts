import { linkTo } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { videoAccess } from '../noun.ts'

const MOST = 5

/** Records of access that match a word, for the search of the console; including drafts, which have no number. */
export async function foundVideos({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, videoAccess.permission, 'query')) return []
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
    link: linkTo(videoAccess, id),
  }))
}
