import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import type { Selectable } from 'kysely'
import type * as Transfer from '../contract.ts'
import { agentTransfer } from '../noun.ts'

export type StoredTransfer = Selectable<DB['agent_transfer']>

/** The record of a transfer in the ledger. */
export const recordOf = ({ id }: { readonly id: number }) => ({ table: agentTransfer.table, id })

/** The conditions of the list, the export and the counter. */
export const conditionsOf = (_: unknown) => (query: Transfer.TransferFilters) =>
  allOf(conditionsIn(agentTransfer, query))

/** Records as the caller sees them, with the moves that they may make. */
export const rowsOf = (
  { user }: Pick<Ctx, 'user'>,
  rows: readonly StoredTransfer[],
): (StoredTransfer & Row<typeof Transfer.GetTransfer>)[] =>
  rows.map((row) => ({ ...row, allowed: allowedMoves(agentTransfer, row, user) }))
