import type { Row } from '@shouya/contract/action'
import type * as Trade from '../contract.ts'

/**
 * What the paper of a repair says besides its fields: the parts, which are those of the bank's repair orders, and who reported, sent,
 * repaired and confirmed it. Nobody signs a terminal's repair.
 */
export function paperLinesOf(row: Row<typeof Trade.GetTrade>): (readonly [key: string, text: string])[] {
  const parts = row.items.map(
    ({ name, spec, qty, price }) => `${[name, spec].filter(Boolean).join(' ')} × ${qty}, ${(price / 100).toFixed(2)}`,
  )
  const made = [
    ['request', row.create_user_name, row.create_time],
    ['dispatch', row.dispatch_user_name, row.dispatch_time],
    ['repair', row.fix_user_name, row.fix_time],
    ['confirm', row.confirm_user_name, row.confirm_time],
  ] as const
  return [
    ...parts.map((part) => ['repairOrder.print.items', part] as const),
    ...made.flatMap(([step, name, at]) =>
      at === null ? [] : [[`repairOrder.print.${step}`, [name, at.slice(0, 16)].filter(Boolean).join(' ')] as const],
    ),
  ]
}
