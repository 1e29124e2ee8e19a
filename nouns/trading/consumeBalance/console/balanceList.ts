import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { consumeBalance } from '../noun.ts'

export type BalanceRow = RowOf<'Consume/GetBalancePageList'>
export type BalanceDetail = DataOf<'Consume/GetBalance'>
export type Receiver = BodyOf<'Consume/ApcRecharge'>['receivers'][number]

/** The filters of the list. */
export const balanceShape = shapeOf(consumeBalance, { owner_type: 'ints' })

/** What a balance is called: whose it is, and of what. */
export const nameOf = ({ owner_name, consume_name }: Pick<BalanceRow, 'owner_name' | 'consume_name'>): string =>
  `${owner_name} · ${consume_name}`
