import { effectStates } from '@shouya/nouns/approvals/effect/noun.ts'
import { stateOf } from '@shouya/nouns/approvals/request/server/request.ts'
import { all } from '@shouya/nouns/manifests.ts'
import { type Kysely, sql } from 'kysely'
import { instant } from '../../core/time/local.ts'
import { moment } from '../../core/time/moment.ts'
import type { Made } from '../../core/topics/outcome.ts'
import type { Topic } from '../../core/topics/topics.ts'
import type { DB } from '../../db/schema.gen.ts'
import { type Calendar, HOUR, localText, TIMEZONE } from '../calendar.ts'
import type { Person } from '../people.ts'

/** An approved request for access to recordings. */
export type AskedAccess = {
  oa_examine_id: number
  oa_examine_no: string
  dept_id: number
  initiator_id: number
  /** The time of its approval. */
  at: number
  form: Record<string, unknown>
  revoked: boolean
}

const ACCESS = 'video_access.create'
const atTheDoors = [
  'visit_permit.create',
  'vault_permit.create',
  ACCESS,
  'visit_permit.cancel',
  'vault_permit.cancel',
  'video_access.cancel',
] as const satisfies readonly Topic[]

/** Effects that wait, in order, with the payloads for their subscribers. */
async function waitingEffects(tx: Kysely<DB>, topics: readonly Topic[]) {
  const rows = await tx
    .selectFrom('appr_instance')
    .innerJoin('appr_effect', 'appr_effect.instance_id', 'appr_instance.id')
    .selectAll('appr_instance')
    .select(['appr_effect.id as effect_id', 'appr_effect.topic', 'appr_effect.create_time as passed_time'])
    .where('appr_effect.topic', 'in', topics)
    .where('appr_effect.status', '=', effectStates.waiting)
    .orderBy('appr_effect.id')
    .execute()
  return rows.map(({ effect_id, passed_time, topic, ...row }) => {
    const bill_no = row.bill_no ?? ''
    const payload = { instance_id: row.id, bill_no, dept_id: row.dept_id, data: stateOf(row).form }
    return { effect_id, topic: topic as Topic, row, payload, now: new Date(instant(passed_time, TIMEZONE)) }
  })
}

type Waiting = Awaited<ReturnType<typeof waitingEffects>>[number]

/** Marks an effect as done, as the queue would, with its results. */
async function markDone(
  tx: Kysely<DB>,
  { effect_id, topic, payload, now }: Waiting,
  subscriber: string,
  results: readonly Made[] = [],
) {
  const { id } = await tx
    .insertInto('topic_effect')
    .values({
      topic,
      subscriber,
      payload: JSON.stringify(payload),
      status: 1,
      attempts: 1,
      create_time: now,
      done_time: now,
      made: JSON.stringify(results),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('appr_effect')
    .set({ status: effectStates.published, effect_ids: [id], done_time: now })
    .where('id', '=', effect_id)
    .execute()
}

/**
 * Applies the effects of requests at the doors, in order: permits are entered as the register does. Returns the
 * requested access to recordings, which their register enters together with its course.
 */
export async function runEffects(tx: Kysely<DB>): Promise<AskedAccess[]> {
  const requested = new Map<number, AskedAccess>()
  for (const effect of await waitingEffects(tx, atTheDoors)) {
    const { topic, row, payload, now } = effect
    if (topic === ACCESS)
      requested.set(row.id, {
        oa_examine_id: row.id,
        oa_examine_no: payload.bill_no,
        dept_id: row.dept_id,
        initiator_id: row.initiator_id,
        at: now.getTime(),
        form: payload.data,
        revoked: false,
      })
    else {
      const revoked = topic === 'video_access.cancel' ? requested.get(row.link_id ?? 0) : undefined
      if (revoked) revoked.revoked = true
      await all.subscribers.daily?.[topic]?.(tx, payload as never, now)
    }
    await markDone(tx, effect, 'daily')
  }
  return [...requested.values()]
}

const laterTopics = {
  'absence.mark': 'tasks',
  'absence.unmark': 'tasks',
  'purchase.register': 'daily',
  'purchase.cancel': 'daily',
  'escort_plan.create': 'escort',
  'escort_plan.cancel': 'escort',
} as const satisfies Partial<Record<Topic, string>>
type Later = keyof typeof laterTopics

/**
 * Applies the effects that need tasks, faults and companies, once these exist. Escorts of past days were arranged by
 * telephone.
 */
export async function runLaterEffects(tx: Kysely<DB>, days: Calendar, closes: Person): Promise<void> {
  for (const effect of await waitingEffects(tx, Object.keys(laterTopics) as Later[])) {
    const { effect_id, payload, now } = effect
    const topic = effect.topic as Later
    if (topic === 'escort_plan.create' && String(payload.data.need_time) < localText(days.now)) {
      const closed = { note: '已电话派车', done_user_id: closes.id, done_time: now, status: effectStates.closed }
      await tx.updateTable('appr_effect').set(closed).where('id', '=', effect_id).execute()
      continue
    }
    const area = laterTopics[topic]
    const results = await all.subscribers[area]?.[topic]?.(tx, payload as never, now)
    await markDone(tx, effect, area, results)
  }
  // Marks past ones as read.
  await tx
    .updateTable('remind_msg')
    .set({ status: 1, read_time: sql<Date>`send_time + interval '1 hour'` })
    .where('biz_table', 'in', ['absence', 'appr_instance', 'escort_plan'])
    .where('status', '=', 0)
    .where('send_time', '<', moment(new Date(days.now - 8 * HOUR)))
    .execute()
}
