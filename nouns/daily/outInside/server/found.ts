import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Entries that a word names, for the search of the whole console. */
export async function foundVisitors({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_inout', 'query')) return []
  const rows = await scoped
    .rows('out_inside')
    .select(['id', 'bill_no', 'name', 'dept_name', 'biz_date'])
    .where(allOf(matching('out_inside.search_text', keywords)))
    .orderBy('in_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, name, dept_name, biz_date }) => ({
    kind: 'visitor' as const,
    title: `${bill_no} ${name}`,
    note: `${dept_name} ${biz_date}`,
    link: `/form/daily/taskdaily/InOutList?id=${id}`,
  }))
}
