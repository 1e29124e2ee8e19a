import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { order } from '../noun.ts'

export type Order = Selectable<DB['trade_order']>
export type Line = Selectable<DB['order_line']>

export const { table } = order
export const status = order.states.codes
/** The record of an order in the ledger. */
export const recordOf = ({ id }: { readonly id: number }) => ({ table, id })
