import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/**
 * The standing of a member, locked: whoever takes a payment of it holds the lock to the end, so that the clock, which freezes members in
 * arrears under the same lock, sees the payment, or the payment what the clock did. After devices and bindings, before the accounts of
 * the ledger.
 */
export const lockStanding = (db: Kysely<Unscoped>, memberId: number) =>
  everything(db)
    .selectFrom('member')
    .select(['id', 'member_no', 'member_name', 'agent_id', 'status', 'auto_frozen', 'status_reason', 'arrears_since'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export type Standing = Awaited<ReturnType<typeof lockStanding>>
