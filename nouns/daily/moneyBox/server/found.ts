import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'

const MOST = 5

/** Handovers that a word names, for the search of the whole console. */
export async function foundMoneyBoxes({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_escort', 'query')) return []
  const rows = await scoped
    .rows('money_box')
    .select(['id', 'bill_no', 'dept_name', 'biz_date', 'plate_no'])
    .where(allOf(matching('money_box.search_text', keywords)))
    .where('bill_no', 'is not', null)
    .orderBy('biz_date', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, bill_no, dept_name, biz_date, plate_no }) => ({
    kind: 'escort' as const,
    title: bill_no ?? '',
    note: [dept_name, biz_date, plate_no].filter(Boolean).join(' '),
    link: `/form/daily/taskdaily/EscortList?id=${id}`,
  }))
}
