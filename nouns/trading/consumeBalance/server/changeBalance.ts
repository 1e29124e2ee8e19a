import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

const ownerType = { agent: 1, device: 2, member: 3 } as const
const logType = { order: 1, passedOn: 2, received: 3, used: 4, adjusted: 5, givenBack: 6, expired: 7 } as const

export type Change = {
  readonly owner: { readonly type: keyof typeof ownerType; readonly id: number }
  readonly consumeId: number
  /** Pieces, above 0. */
  readonly qty: number
  readonly direction: 'more' | 'less'
  readonly type: keyof typeof logType
  /** What it belongs to: an event of a record changes a balance once. */
  readonly record: { readonly table: string; readonly id: number }
  /** Who caused it; null: a job or a device. */
  readonly operator: { readonly userId: number; readonly name: string } | null
}

/**
 * Changes how many pieces of a consumable somebody may use (domain 11.1 rule 8, 11.6), in the transaction of the record that causes it.
 * @throws 1007 if less is there, or not set aside
 */
export async function changeBalance(db: Kysely<Unscoped>, change: Change, at: Date): Promise<void> {
  const { owner, consumeId, qty, direction, type, record, operator } = change
  const isMore = direction === 'more'
  const signed = isMore ? qty : -qty
  const key = [type, record.table, record.id, owner.type, owner.id, consumeId].join(':')
  const { rows } = await sql`
    with changed as (
      update consume_balance set quantity = quantity + ${signed}, last_change = ${at}, version = version + 1,
        used = used + ${isMore ? 0 : qty}, granted = granted + ${isMore ? qty : 0}
      where owner_type = ${ownerType[owner.type]} and owner_id = ${owner.id} and consume_id = ${consumeId}
        and (${isMore} or quantity - frozen >= ${qty})
      returning id, quantity
    )
    insert into consume_balance_log (balance_id, type, direction, qty, before, after, biz_type, biz_id, idem_key, operator_id,
      operator_name, create_time)
    select id, ${logType[type]}, ${isMore ? 1 : 2}, ${qty}, quantity - ${signed}, quantity, ${record.table}, ${record.id}, ${key},
      ${operator?.userId ?? null}, ${operator?.name ?? null}, ${at}
    from changed returning balance_id`.execute(db)
  if (rows.length === 0) fail('Insufficient')
}
