import { type Kysely, sql } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Channel } from '../messages/enqueue.ts'
import { switches } from '../messages/enqueue.ts'
import { remindText, type Wording } from '../messages/wording.ts'
import type { Services } from '../services.ts'
import { moment } from '../time/moment.ts'
import { maskAddress } from './address.ts'
import { openMail } from './mail.ts'
import { Refusal } from './Refusal.ts'
import type { Send } from './send.ts'
import { openSms } from './sms.ts'

const status = { waits: 0, sending: 1, sent: 2, failed: 3, leftOut: 4 } as const
/** The reminder with which an administrator tries a channel, also one that is off. */
export const TEST_CODE = 'channel_test'

const MINUTE = 60_000
const AT_ONCE = 50
const MOST_ROUNDS = 20
/** Minutes until the next try; after the last one it has failed. */
const BACK_OFF = [1, 5, 15, 60]
/** What is being sent longer than that was lost with its process. */
const LOST_AFTER = 20 * MINUTE

type Needed = Pick<Services, 'database' | 'settings' | 'keys' | 'config'>

/**
 * Sends what waits for mail and SMS (job `remind_deliver`), each message in no transaction: several processes may run this at
 * once, since each claims its own. A process that ends while it sends may send once more; the message keeps its id.
 */
export async function deliver(services: Needed, now: Date): Promise<number> {
  let sent = 0
  const open = openChannels(services)
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const claimed = await claim(services.database.kysely, now)
      for (const delivery of claimed) sent += await deliverOne(services, open, delivery, now)
      if (claimed.length < AT_ONCE) break
    }
  } finally {
    await open.close()
  }
  return sent
}

const claim = async (db: Kysely<DB>, now: Date) => {
  const { rows } = await sql<{ id: number; attempts: number }>`
    update remind_delivery set status = ${status.sending}, attempts = attempts + 1,
      next_time = ${new Date(now.getTime() + LOST_AFTER)}
    where id in (select id from remind_delivery where status in (0, 1) and next_time <= ${moment(now)}
      order by next_time, id limit ${AT_ONCE} for update skip locked)
    returning id, attempts`.execute(db)
  return rows
}

type Claimed = Awaited<ReturnType<typeof claim>>[number]

/** Each channel is opened once, when something is sent by it; one that failed is not asked again in this run. */
function openChannels(services: Needed) {
  const opened = new Map<Channel, Promise<Send>>()
  const failures = new Map<Channel, Refusal>()
  const openerOf = { 2: openSms, 3: openMail } as const
  return {
    async send(channel: Channel, message: Parameters<Send['send']>[0]) {
      const failed = failures.get(channel)
      if (failed) throw failed
      try {
        const channelOpen = opened.get(channel) ?? openerOf[channel](services)
        opened.set(channel, channelOpen)
        await (await channelOpen).send(message)
      } catch (error) {
        if (error instanceof Refusal && !error.lasting) failures.set(channel, error)
        throw error
      }
    },
    async close() {
      for (const channel of opened.values()) await channel.then((open) => open.close()).catch(() => {})
    },
  }
}

async function deliverOne(
  services: Needed,
  open: ReturnType<typeof openChannels>,
  { id, attempts }: Claimed,
  now: Date,
): Promise<number> {
  const db = services.database.kysely
  const row = await rowOf(db, id)
  if (!row) {
    const gone = { status: status.leftOut, error: 'settled' }
    await db.updateTable('remind_delivery').set(gone).where('id', '=', id).execute()
    return 0
  }
  const channel = row.channel as Channel
  const to = (channel === 2 ? row.phone : row.email) ?? ''
  const end = (values: { status: number; error?: string; sent_time?: Date; next_time?: Date }) =>
    db
      .updateTable('remind_delivery')
      .set({ address: to === '' ? '' : maskAddress(to), error: null, ...values })
      .where('id', '=', id)
      .execute()
  const reason = await leftOut(services, row, to, now)
  if (reason !== null) {
    await end({ status: status.leftOut, error: reason })
    return 0
  }
  // Whoever reads it outside has no session whose language would be known.
  const { title, content } = remindText('CN', row.remind_code, row.params, row.wording as Wording | null)
  const { publicUrl } = services.config
  const link = publicUrl && row.link_path && channel === 3 ? `\n\n${new URL(row.link_path, publicUrl)}` : ''
  try {
    await open.send(channel, { id, to, title, text: `${content}${link}`, code: row.remind_code, sentAt: now })
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).replaceAll(to, maskAddress(to)).slice(0, 300)
    const wait = error instanceof Refusal && error.lasting ? undefined : BACK_OFF[attempts - 1]
    await end(
      wait === undefined
        ? { status: status.failed, error: said }
        : { status: status.waits, error: said, next_time: new Date(now.getTime() + wait * MINUTE) },
    )
    return 0
  }
  await end({ status: status.sent, sent_time: now })
  return 1
}

const rowOf = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('remind_delivery as delivery')
    .innerJoin('remind_msg as msg', 'msg.id', 'delivery.msg_id')
    .innerJoin('sys_user as person', 'person.id', 'delivery.receiver_id')
    .select(['delivery.channel', 'delivery.receiver_id', 'delivery.remind_code'])
    .select(['msg.params', 'msg.wording', 'msg.link_path', 'msg.status as msg_status'])
    .select(['person.phone', 'person.email', 'person.status as person_status'])
    .where('delivery.id', '=', id)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Why a message is not sent at all: a word of the texts; null if it is. */
async function leftOut({ settings, database }: Needed, row: Row, to: string, now: Date): Promise<string | null> {
  if (row.remind_code !== TEST_CODE && !(await settings.get(switches[row.channel as Channel]))) return 'off'
  if (row.person_status !== 1) return 'left'
  if (to === '') return 'noAddress'
  // Done or replaced by a newer one while it waited.
  if (row.msg_status === 2 || row.msg_status === 3) return 'settled'
  const { sent } = await database.kysely
    .selectFrom('remind_delivery')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('receiver_id', '=', row.receiver_id)
    .where('status', '=', status.sent)
    .where('sent_time', '>', moment(new Date(now.getTime() - 60 * MINUTE)))
    .executeTakeFirstOrThrow()
  return sent >= (await settings.get('remind.hourly_limit')) ? 'limit' : null
}
