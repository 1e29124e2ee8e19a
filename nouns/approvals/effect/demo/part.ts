import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Made } from '@shouya/server/core/topics/outcome.ts'
import type { Topic } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { HOUR, localText, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { type Kysely, sql } from 'kysely'
import { stateOf } from '../../request/server/request.ts'
import { effectStates } from '../noun.ts'

export const part: DemoPart = {
  title: 'effects of approvals',
  after: ['daily/faultRepair', 'daily/videoAccess', 'escort/plan', 'tasks/taskAssignment'],
  tables: [],
  fill: runLaterEffects,
}

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
const REVOKED = 'video_access.cancel'
const atTheDoors = [
  'visit_permit.create',
  'vault_permit.create',
  ACCESS,
  'visit_permit.cancel',
  'vault_permit.cancel',
  REVOKED,
] as const satisfies readonly Topic[]

/** Effects in a state, in order, with the payloads for their subscribers. */
async function effectsOf(tx: Kysely<DB>, topics: readonly Topic[], state: number = effectStates.waiting) {
  const rows = await tx
    .selectFrom('appr_instance')
    .innerJoin('appr_effect', 'appr_effect.instance_id', 'appr_instance.id')
    .selectAll('appr_instance')
    .select(['appr_effect.id as effect_id', 'appr_effect.topic', 'appr_effect.create_time as passed_time'])
    .where('appr_effect.topic', 'in', topics)
    .where('appr_effect.status', '=', state)
    .orderBy('appr_effect.id')
    .execute()
  return rows.map(({ effect_id, passed_time, topic, ...row }) => {
    const bill_no = row.bill_no ?? ''
    const payload = { instance_id: row.id, bill_no, dept_id: row.dept_id, data: stateOf(row).form }
    return { effect_id, topic: topic as Topic, row, payload, now: new Date(instant(passed_time, TIMEZONE)) }
  })
}

type Effect = Awaited<ReturnType<typeof effectsOf>>[number]

/** Marks an effect as done, as the queue would, with its results. */
async function markDone(
  tx: Kysely<DB>,
  { effect_id, topic, payload, now }: Effect,
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
 * Applies the effects of requests on registers, in order: permits are recorded as their register would do. The register
 * of recordings makes the requested accesses itself, with their course.
 */
export async function runEffects(tx: Kysely<DB>, { subscribers }: AllNouns): Promise<void> {
  for (const effect of await effectsOf(tx, atTheDoors)) {
    const { topic, payload, now } = effect
    if (topic !== ACCESS) await subscribers.daily?.[topic]?.(tx, payload as never, now)
    await markDone(tx, effect, 'daily')
  }
}

/** The approved requests for access to recordings. */
export async function askedAccess(tx: Kysely<DB>): Promise<AskedAccess[]> {
  const requested = new Map<number, AskedAccess>()
  for (const { topic, row, payload, now } of await effectsOf(tx, [ACCESS, REVOKED], effectStates.published)) {
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
    const revoked = topic === REVOKED ? requested.get(row.link_id ?? 0) : undefined
    if (revoked) revoked.revoked = true
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
async function runLaterEffects(tx: Kysely<DB>, { days, admin, all }: Ground) {
  for (const effect of await effectsOf(tx, Object.keys(laterTopics) as Later[])) {
    const { effect_id, payload, now } = effect
    const topic = effect.topic as Later
    if (topic === 'escort_plan.create' && String(payload.data.need_time) < localText(days.now)) {
      const closed = { note: '已电话派车', done_user_id: admin.id, done_time: now, status: effectStates.closed }
      await tx.updateTable('appr_effect').set(closed).where('id', '=', effect_id).execute()
      continue
    }
    const area = laterTopics[topic]
    const results = await all.subscribers[area]?.[topic]?.(tx, payload as never, now)
    await markDone(tx, effect, area, results)
  }
  // Marks those of the past as read.
  await tx
    .updateTable('remind_msg')
    .set({ status: 1, read_time: sql<Date>`send_time + interval '1 hour'` })
    .where('biz_table', 'in', ['absence', 'appr_instance', 'escort_plan'])
    .where('status', '=', 0)
    .where('send_time', '<', moment(new Date(days.now - 8 * HOUR)))
    .execute()
  return {}
}
