import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Obedient } from './obey.ts'

type Sent = { readonly id: number; readonly receiver_id: number; readonly remind_code: string }

/** The parameter that turns a channel on (dictionary remind_channel). */
export const switches = { 2: 'sms.on', 3: 'mail.on' } as const

export type Channel = keyof typeof switches

const isChannel = (channel: number): channel is Channel => channel in switches

/**
 * Queues what was sent for the channels of its rule that are on, in the same transaction: the job `remind_deliver` calls the
 * servers, so that a slow one holds nobody.
 */
export async function enqueue(
  db: Kysely<DB>,
  sent: readonly Sent[],
  obedient: readonly Obedient[],
  now: Date,
): Promise<void> {
  const channelsOf = new Map(obedient.map(({ message, channels }) => [message.code as string, channels]))
  const wanted = sent.flatMap((row) =>
    (channelsOf.get(row.remind_code) ?? []).filter(isChannel).map((to) => ({ row, to })),
  )
  if (wanted.length === 0) return
  const on = await db
    .selectFrom('setting')
    .select('key')
    .where('key', 'in', Object.values(switches))
    .where('value', '=', 'true')
    .execute()
  const open = wanted.filter(({ to }) => on.some(({ key }) => key === switches[to]))
  await queue(
    db,
    open.map(({ row, to }) => ({ ...row, channel: to })),
    now,
  )
}

/** Queues reminders for a channel. */
export async function queue(
  db: Kysely<DB>,
  deliveries: readonly (Sent & { readonly channel: Channel })[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return
  await db
    .insertInto('remind_delivery')
    .values(
      deliveries.map(({ id, receiver_id, remind_code, channel }) => ({
        ...{ msg_id: id, receiver_id, remind_code, channel },
        next_time: now,
        create_time: now,
      })),
    )
    .execute()
}
