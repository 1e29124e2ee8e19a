import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Handovers that a word names, for the search of the whole console. */
export async function foundHandovers({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_key', 'query')) return []
  const rows = await scoped
    .rows('room_key')
    .select(['id', 'bill_no', 'dept_name', 'biz_date'])
    .where(allOf(matching('room_key.search_text', keywords)))
    .orderBy('handover_time', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, dept_name, biz_date }) => ({
    kind: 'handover' as const,
    title: bill_no,
    note: `${dept_name} ${biz_date}`,
    link: `/form/daily/taskdaily/Handover?id=${id}`,
  }))
}
