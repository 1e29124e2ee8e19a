import { inTransaction } from '../../../server/testing/inTransaction.ts'
import type { Ground } from '../../../server/testing/rows.ts'
import { changeBalance } from '../changeBalance.ts'

let serial = 0

type Authorized = { readonly type?: 'agent' | 'device' | 'member'; readonly owner: number; readonly consume: number }

/** Pieces of an agent, or of somebody else, as an order that was received leaves them: the id of the balance. */
export const authorize = async (t: Ground, { type = 'agent', owner, consume }: Authorized, qty: number) => {
  const record = { table: 'test_order', id: ++serial }
  const change = { direction: 'more', type: 'order', record, operator: null } as const
  const { balanceId } = await inTransaction(t, (db) =>
    changeBalance(db, { ...change, owner: { type, id: owner }, consumeId: consume, qty }, t.clock.at),
  )
  return balanceId
}
