import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import { recharge } from '../noun.ts'

export type Recharge = Selectable<DB['recharge_order']>

export const { table } = recharge
export const status = recharge.states.codes
/** The record of a recharge in the ledger. */
export const recordOf = ({ id }: { readonly id: number }) => ({ table, id })
