import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

const ownerType = { agent: 1, device: 2, member: 3 } as const
const logType = { order: 1, passedOn: 2, received: 3, used: 4, adjusted: 5, givenBack: 6, expired: 7 } as const

type Change = {
  readonly owner: { readonly type: keyof typeof ownerType; readonly id: number }
  readonly consumeId: number
  readonly qty: number
  readonly direction: 'more' | 'less'
  readonly type: keyof typeof logType
  readonly record: { readonly table: string; readonly id: number }
  readonly part?: string
  readonly operator: { readonly userId: number; readonly name: string } | null
  readonly memo?: string
}

/** Changes how many pieces somebody may use, once for each event of a record. 1007 if less is there. */
export async function changeBalance(
  db: Kysely<Unscoped>,
  { owner, consumeId, qty, direction, type, record, operator, memo }: Change,
  at: Date,
): Promise<{ balanceId: number; quantity: number; repeated: boolean }> {
  const isMore = direction === 'more'
  if (isMore) await open(db, owner, consumeId, at)
  const signed = isMore ? qty : -qty
  const row = await everything(db)
    .updateTable('consume_balance')
    .set({
      ...{ quantity: sql<number>`quantity + ${signed}::bigint`, granted: sql<number>`granted + ${signed}::bigint` },
      ...{ last_change: at, version: sql<number>`version + 1` },
    })
    .where('owner_type', '=', ownerType[owner.type])
    .where('owner_id', '=', owner.id)
    .where('consume_id', '=', consumeId)
    .where(sql<boolean>`${isMore} or quantity - frozen >= ${qty}::bigint`)
    .returning(['id', 'quantity'])
    .executeTakeFirst()
  if (!row) fail('Insufficient')
  await db
    .insertInto('consume_balance_log')
    .values({
      ...{ balance_id: row.id, type: logType[type], direction: isMore ? 1 : 2, qty },
      ...{ before: row.quantity - signed, after: row.quantity, biz_type: record.table, biz_id: record.id },
      idem_key: [type, record.table, record.id, owner.type, owner.id, consumeId].join(':'),
      ...{ operator_id: operator?.userId ?? null, operator_name: operator?.name ?? null, memo: memo ?? null },
      create_time: at,
    })
    .execute()
  return { balanceId: row.id, quantity: row.quantity, repeated: false }
}

async function open(db: Kysely<Unscoped>, owner: Change['owner'], consumeId: number, at: Date): Promise<void> {
  await sql`
    insert into consume_balance (owner_type, owner_id, owner_name, agent_id, consume_id, last_change, create_time)
    select ${ownerType[owner.type]}, ${owner.id}, '-', coalesce(
      (select agent_id from member where ${owner.type === 'member'} and id = ${owner.id}), ${owner.id}), ${consumeId}, ${at}, ${at}
    on conflict do nothing`.execute(db)
}
