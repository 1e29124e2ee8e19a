import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { ownerType } from '../noun.ts'
import { dropAdjustment } from './dropAdjustment.ts'
import { lockBalances } from './lockBalances.ts'
import type { Owner } from './openBalances.ts'
import { type PassedAs, passBetween } from './passBetween.ts'
import type { Pieces } from './piecesOf.ts'

type Passed = PassedAs & { readonly from: Owner; readonly to: Owner; readonly pieces: readonly Pieces[] }

/**
 * Pieces of several consumables go from one owner to another with whatever they belong to. Where the receiver has none yet, they may be
 * used until their own day; what it has itself keeps its day.
 */
export async function passAll(db: Kysely<Unscoped>, { from, to, pieces, ...as }: Passed, at: Date): Promise<void> {
  for (const { consumeId, qty, expire_date } of pieces) {
    const locked = await lockBalances(db, consumeId, [from, to], at)
    const sideOf = (owner: Owner) => ({
      owner,
      balance: locked.find(({ owner_type }) => owner_type === ownerType[owner.type]) ?? fail('NotFound'),
    })
    const sides = { from: sideOf(from), to: sideOf(to) }
    // All of it goes: a correction has nothing left to correct.
    if (from.type === 'device') await dropAdjustment(db, sides.from.balance.id)
    await passBetween(db, sides, { ...as, consumeId, qty }, at)
    if (sides.to.balance.quantity === 0)
      await sql`update consume_balance set expire_date = ${expire_date} where id = ${sides.to.balance.id}`.execute(db)
  }
}
