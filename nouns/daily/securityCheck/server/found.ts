import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Checks that a word names, for the search of the whole console. */
export async function foundChecks({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_security', 'query')) return []
  const rows = await scoped
    .rows('security_check')
    .select(['id', 'bill_no', 'dept_name', 'biz_date'])
    .where(allOf(matching('security_check.search_text', keywords)))
    .where('bill_no', 'is not', null)
    .orderBy('biz_date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, dept_name, biz_date }) => ({
    kind: 'check' as const,
    title: bill_no ?? '',
    note: `${dept_name} ${biz_date}`,
    link: `/form/daily/taskdaily/SecurityItemList?id=${id}`,
  }))
}
