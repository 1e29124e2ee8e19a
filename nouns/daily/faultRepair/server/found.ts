import { linkTo } from '@shouya/noun/noun'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { faultRepair } from '../noun.ts'

const MOST = 5

/** Faults that a word names, for the search of the whole console. */
export async function foundFaults({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, faultRepair.permission, 'query')) return []
  const rows = await scoped
    .rows('fault_repair')
    .select(['id', 'bill_no', 'dept_name', 'fault_desc'])
    .where(allOf(matching('fault_repair.search_text', keywords)))
    .orderBy('fault_time', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, dept_name, fault_desc }) => ({
    kind: 'fault' as const,
    title: bill_no,
    note: `${dept_name} ${fault_desc}`,
    link: linkTo(faultRepair, id),
  }))
}
