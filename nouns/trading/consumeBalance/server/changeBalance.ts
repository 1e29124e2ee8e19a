import { fail } from '@shouya/server/core/failure.ts'
import type { Operator } from '@shouya/server/core/ledger/post.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { logType, ownerType } from '../noun.ts'
import { type Owner, openBalances } from './openBalances.ts'
import { minded } from './tell.ts'

type Change = {
  readonly owner: Owner
  readonly consumeId: number
  /** Pieces, above 0. */
  readonly qty: number
  readonly direction: 'more' | 'less'
  readonly type: keyof typeof logType
  /** What it belongs to: an event of a record changes a balance once. */
  readonly record: { readonly table: string; readonly id: number }
  /** Tells events of the same type and record apart: the number of a delivery. */
  readonly part?: string
  /** Who caused it; null: a job or a device. */
  readonly operator: Operator | null
  readonly memo?: string
}

type Changed = {
  readonly balanceId: number
  /** What is left. */
  readonly quantity: number
  readonly repeated: boolean
}

/** What leaves by these is used, until it is given back; everything else changes what was authorized. */
const USES: readonly Change['type'][] = ['passedOn', 'used']

/**
 * Changes how many pieces of a consumable somebody may use (domain 11.1 rule 8, 11.6), in the transaction of the record that causes it: the
 * only writer of quantities. A repeat for the same record changes nothing and answers what it left. Whoever changes several balances at
 * once locks them by their ids before.
 * @throws 1007 if less is there that is not set aside; 1008 if the same event had another quantity
 */
export async function changeBalance(db: Kysely<Unscoped>, change: Change, at: Date): Promise<Changed> {
  const { owner, consumeId, qty, direction, type, record, part, operator, memo } = change
  if (!Number.isSafeInteger(qty) || qty <= 0) throw new Error(`${type}: ${qty} pieces`)
  const isMore = direction === 'more'
  const isOwners = sql`owner_type = ${ownerType[owner.type]} and owner_id = ${owner.id} and consume_id = ${consumeId}`
  if (isMore) await openBalances(db, consumeId, [owner], at)
  // Locked first: a statement that waits for the row does not see what was logged meanwhile.
  const locked = await sql`select from consume_balance where ${isOwners} for update`.execute(db)
  const signed = isMore ? qty : -qty
  const isUse = !isMore && USES.includes(type)
  // More than was passed on may come back: a device has got pieces otherwise, too.
  const returned = isMore && type === 'givenBack' ? sql`least(used, ${qty}::bigint)` : sql`0::bigint`
  const key = [type, record.table, record.id, ...(part ? [part] : []), owner.type, owner.id, consumeId].join(':')
  // A row that appears from here on was not locked: it must not be changed.
  if (locked.rows.length === 0) return repeatOf(db, key, change)
  const { rows } = await sql<{ id: number; quantity: number; frozen: number; warn_quantity: number; log_id: number }>`
    with changed as (
      update consume_balance set quantity = quantity + ${signed}::bigint, last_change = ${at}, version = version + 1,
        used = used + ${isUse ? qty : 0}::bigint - ${returned}, granted = granted + ${isUse ? 0 : signed}::bigint - ${returned}
      where ${isOwners} and (${isMore} or quantity - frozen >= ${qty}::bigint)
        and not exists (select from consume_balance_log where idem_key = ${key})
      returning id, quantity, frozen, warn_quantity
    ), logged as (
      insert into consume_balance_log (balance_id, type, direction, qty, before, after, biz_type, biz_id, idem_key, operator_id,
        operator_name, memo, create_time)
      select id, ${logType[type]}, ${isMore ? 1 : 2}, ${qty}, quantity - ${signed}::bigint, quantity, ${record.table}, ${record.id},
        ${key}, ${operator?.userId ?? null}, ${operator?.name ?? null}, ${memo ?? null}, ${at}
      from changed returning id
    )
    select changed.*, logged.id as log_id from changed, logged`.execute(db)
  const [row] = rows
  if (!row) return repeatOf(db, key, change)
  await minded(db, { ...row, available: row.quantity - row.frozen, change: signed, by: operator?.userId ?? null }, at)
  return { balanceId: row.id, quantity: row.quantity, repeated: false }
}

async function repeatOf(
  db: Kysely<Unscoped>,
  key: string,
  { owner, type, qty, direction }: Pick<Change, 'owner' | 'type' | 'qty' | 'direction'>,
): Promise<Changed> {
  const logged = await db
    .selectFrom('consume_balance_log')
    .select(['balance_id', 'qty', 'direction', 'after'])
    .where('idem_key', '=', key)
    .executeTakeFirst()
  if (!logged && direction === 'more') throw new Error(`${type}: ${owner.type} ${owner.id} is in no agent's tree`)
  if (!logged) fail('Insufficient', { reason: 'consumeBalance.refused.insufficient' })
  if (logged.qty !== qty || logged.direction !== (direction === 'more' ? 1 : 2)) fail('Duplicate')
  return { balanceId: logged.balance_id, quantity: logged.after, repeated: true }
}
