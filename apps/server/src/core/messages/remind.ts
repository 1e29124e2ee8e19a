import type { RemindCode } from '@shouya/contract/reminders'
import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { everything } from '../access/everything.ts'
import { notify } from '../notify/notify.ts'
import { enqueue } from './enqueue.ts'
import { type Obedient, obey } from './obey.ts'
import type { Remind } from './reminder.ts'

export type { Remind, RemindCode }

/**
 * Sends a reminder (domain 6.1); all reminders of all areas are sent here, by their rules. At most one per code, record,
 * receiver, and action or hour: a job may repeat it safely. Returns how many were new.
 */
export const remind = (db: Kysely<Unscoped>, message: Remind, now: Date): Promise<number> =>
  remindAll(db, [message], now)

/** Sends several at once, each to its own receivers. */
export async function remindAll(db: Kysely<Unscoped>, messages: readonly Remind[], now: Date): Promise<number> {
  const obedient = await obey(everything(db), messages)
  const rows = obedient.flatMap((reminder) => reminder.receivers.map((receiver) => rowOf(reminder, receiver, now)))
  if (rows.length === 0) return 0
  const sent = await db
    .insertInto('remind_msg')
    .values(rows)
    .onConflict((c) => c.column('dedup_key').doNothing())
    .returning(['id', 'receiver_id', 'remind_code', 'biz_table', 'biz_id'])
    .execute()
  if (sent.length === 0) return 0
  await enqueue(everything(db), sent, obedient, now)
  // A newer reminder of the same subject replaces an unread one.
  const keys = sent.map(
    ({ biz_table, biz_id, remind_code, receiver_id }) =>
      sql`(${biz_table}, ${biz_id}::bigint, ${remind_code}, ${receiver_id}::bigint)`,
  )
  await db
    .updateTable('remind_msg')
    .set({ status: 3 })
    .where(sql<boolean>`(biz_table, biz_id, remind_code, receiver_id) in (${sql.join(keys)})`)
    .where(
      'id',
      'not in',
      sent.map(({ id }) => id),
    )
    .where('status', '=', 0)
    .execute()
  await notify(db, { type: 'remind', userIds: [...new Set(sent.map(({ receiver_id }) => receiver_id))] })
  return sent.length
}

const rowOf = ({ message, wording }: Obedient, receiver: number, now: Date) => ({
  ...remindRow(message, receiver, now),
  wording: wording && JSON.stringify(wording),
})

/** The row of a reminder for one receiver, in the standard words. */
export const remindRow = (message: Remind, receiver: number, now: Date) => ({
  remind_code: message.code,
  receiver_id: receiver,
  params: JSON.stringify(message.params),
  link_path: message.link,
  biz_table: message.table,
  biz_id: message.id,
  dedup_key: `${message.code},${message.id},${receiver},${message.act ?? now.toISOString().slice(0, 13).replace(/\D/g, '')}`,
  level: message.level,
  send_time: now,
})

type Settled = {
  codes: readonly RemindCode[]
  table: string
  id: number | readonly number[]
  /** Who settled it and need not be notified. */
  by: number
  /** Only this person's reminders; everybody's when absent. */
  receiver?: number
}

/** Marks the subject of reminders as settled: they no longer count as open, for any of their receivers. */
export async function settle(
  db: Kysely<Unscoped>,
  { codes, table, id, by, receiver }: Settled,
  now: Date,
): Promise<void> {
  let open = db
    .updateTable('remind_msg')
    .set({ status: 2, handle_time: now })
    .where('biz_table', '=', table)
    .where('biz_id', 'in', [id].flat())
    .where('remind_code', 'in', codes)
    .where('status', 'in', [0, 1])
    .returning('receiver_id')
  if (receiver !== undefined) open = open.where('receiver_id', '=', receiver)
  const settled = await open.execute()
  const others = [...new Set(settled.map(({ receiver_id }) => receiver_id))].filter((userId) => userId !== by)
  if (others.length > 0) await notify(db, { type: 'remind', userIds: others })
}
