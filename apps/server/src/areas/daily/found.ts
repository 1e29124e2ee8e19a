import { type Ctx, can } from '../../core/context.ts'
import { allOf, matching } from '../../registers/filters.ts'
import { keyLabel } from './keyLedger/rules.ts'

const MOST = 5
const list = '/form/daily/taskdaily/Handover'

/** Handovers and keys that a word names, for the search of the whole console. */
export async function foundKeys({ user, scoped }: Ctx, keywords: string) {
  if (!can(user, 'daily_key', 'query')) return []
  const [bills, keys] = await Promise.all([
    scoped
      .rows('room_key')
      .select(['id', 'bill_no', 'dept_name', 'biz_date'])
      .where(allOf(matching('room_key.search_text', keywords)))
      .orderBy('handover_time', 'desc')
      .limit(MOST)
      .execute(),
    scoped
      .rows('key_ledger')
      .select(['key_no', 'key_name', 'dept_name'])
      .where(allOf(matching('key_ledger.search_text', keywords)))
      .orderBy('id')
      .limit(MOST)
      .execute(),
  ])
  return [
    ...bills.map(({ id, bill_no, dept_name, biz_date }) => ({
      kind: 'handover' as const,
      title: bill_no,
      note: `${dept_name} ${biz_date}`,
      link: `${list}?id=${id}`,
    })),
    ...keys.map((key) => ({
      kind: 'key' as const,
      title: keyLabel(key),
      note: key.dept_name,
      link: `${list}?tab=ledger&keywords=${encodeURIComponent(key.key_no)}`,
    })),
  ]
}
