import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Made, whyNot } from './outcome.ts'
import { requested } from './requested.ts'

/** A request that passed or reached a trigger, with the fields that are read; sensitive ones as hashes. */
const fromApproval = <S extends z.ZodRawShape>(fields: S) =>
  z.strictObject({ instance_id: z.int(), bill_no: z.string(), dept_id: z.int(), data: z.object(fields) })

/** Messages between areas that do not import each other: topic → payload. */
export const topics = {
  /** A key was reported lost (domain 4.7 type 7). */
  'key.lost': z.strictObject({ room_key_id: z.int(), bill_no: z.string(), dept_id: z.int(), keys: z.string() }),
  /** A report of a loss was voided. */
  'key.found': z.strictObject({ room_key_id: z.int() }),
  /** A rectification was closed or cancelled (domain 4.3); the record that called for it goes on. */
  'rectify.settled': z.strictObject({ rectify_id: z.int(), source_table: z.string(), source_id: z.int() }),
  /** A repair order that a record called for has another state (domain 8.3): the record follows. */
  'repair.changed': z.strictObject({
    order_id: z.int(),
    bill_no: z.string(),
    source_table: z.string(),
    source_id: z.int(),
    status: z.int(),
  }),
  /** The person responsible for a unit's safety has changed (domain 1.1): open items go to the new one. */
  'dept.safety_changed': z.strictObject({ dept_id: z.int() }),
  /** The effects of requests that pass (domain 10.3, on_pass). */
  /** FLOW_VIDEO */
  'video_access.create': fromApproval({
    applicant_type: requested.id(),
    applicant_unit: requested.text(),
    applicant_name: requested.text(),
    legal_doc_no: requested.text().nullish(),
    dept_id: requested.id(),
    camera_list: requested.rows({ camera_no: requested.text(), name: requested.text() }),
    video_range: requested.period(),
    access_mode: requested.id(),
    reason_desc: requested.text(),
  }),
  /** FLOW_VISIT: one permit for each person. */
  'visit_permit.create': fromApproval({
    company: requested.text(),
    persons: requested.rows({ name: requested.text() }),
    area: requested.ids(),
    begin_end: requested.period(),
  }),
  /** FLOW_VAULT: people of several units, minutes, two who hold the keys. */
  'vault_permit.create': fromApproval({
    persons: requested.rows({ name: requested.text(), unit: requested.text().optional() }),
    enter_time: requested.moment(),
    duration: requested.number(),
    keys_holders: requested.twoIds(),
  }),
  /** FLOW_TEMP_ESCORT: the route; its other fields stay in the request. */
  'escort_plan.create': fromApproval({
    from_dept: requested.id(),
    to_dept: requested.id(),
    need_time: requested.moment(),
    car_no: requested.text().nullish(),
  }),
  /** FLOW_LEAVE; `substitute`, for guards and crews: must be qualified for the same duty. */
  'absence.mark': fromApproval({
    range: requested.period(),
    handover_user: requested.id(),
    substitute: requested.id().nullish(),
  }),
  /** FLOW_PURCHASE: the sum in yuan, the fault that the new device resolves, and the repair order whose costs it covers. */
  'purchase.register': fromApproval({
    total: z.coerce.number().nullish(),
    fault_repair_id: z.string().trim().nullish(),
    repair_order_no: z.string().trim().nullish(),
  }),
  /** FLOW_STAFF_CHANGE: who or what leaves and joins, by plate, number or name. */
  'staff_change.apply': fromApproval({
    old: requested.text().trim().min(1),
    new: requested.text().trim().min(1),
    effective_time: requested.moment(),
    reason: requested.text(),
  }),
  /** FLOW_DESTROY: the list of what is to be destroyed; how many it says, so that nobody agrees to another number. */
  'archive.destroy': fromApproval({ destroy_no: requested.text().trim().min(1), count: requested.number().nullish() }),
  /** The topics of approved revocations, which undo them. */
  'video_access.cancel': fromApproval({}),
  'visit_permit.cancel': fromApproval({}),
  'vault_permit.cancel': fromApproval({}),
  'escort_plan.cancel': fromApproval({}),
  'absence.unmark': fromApproval({}),
  'purchase.cancel': fromApproval({}),
} as const

export type Topic = keyof typeof topics
export type Payload<T extends Topic> = z.output<(typeof topics)[T]>
/** Runs in its own transaction, once; returns what it made, if there is something to show. */
type Subscriber<P> = (tx: Kysely<DB>, payload: P, now: Date) => Promise<readonly Made[] | undefined>
export type Subscribers = { readonly [T in Topic]?: Subscriber<Payload<T>> }

const QUEUE = 'topic_effect'

export type Topics = {
  /** Inside the publisher's transaction: one effect per subscriber, run soon after the commit. Returns their ids. */
  publish<T extends Topic>(db: Kysely<Unscoped>, topic: T, payload: Payload<T>, now: Date): Promise<number[]>
  /** Runs failed effects again, after the commit. */
  retry(db: Kysely<Unscoped>, effectIds: readonly number[]): Promise<void>
  /** Closes failed effects, which are not run any more. */
  close(db: Kysely<Unscoped>, effectIds: readonly number[], now: Date): Promise<void>
  /** Whether a topic has subscribers. */
  isHeard(topic: string): boolean
  /** Runs one effect exactly once; a failure is recorded in its row and retried by the queue. */
  run(effectId: number, now: Date): Promise<void>
}

/** Updates those of some effects that have failed. */
async function change(
  tx: Kysely<Unscoped>,
  effectIds: readonly number[],
  to: { status: number; done_time?: Date },
): Promise<number[]> {
  if (effectIds.length === 0) return []
  const rows = await tx
    .updateTable('topic_effect')
    .set(to)
    .where('id', 'in', effectIds)
    .where('status', '=', 2)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Connects the areas' subscribers. An effect never undoes what published it. */
export function openTopics(db: Kysely<DB>, jobs: Jobs, areas: Readonly<Record<string, Subscribers>>): Topics {
  const handlerOf = (area: string, topic: Topic) => areas[area]?.[topic] as Subscriber<unknown> | undefined
  const topicsService: Topics = {
    isHeard: (topic) => Object.keys(areas).some((area) => handlerOf(area, topic as Topic) !== undefined),
    async publish(tx, topic, payload, now) {
      const subscribers = Object.keys(areas).filter((area) => handlerOf(area, topic))
      const ids: number[] = []
      for (const subscriber of subscribers) {
        const { id } = await tx
          .insertInto('topic_effect')
          .values({ topic, subscriber, payload: JSON.stringify(payload), create_time: now })
          .returning('id')
          .executeTakeFirstOrThrow()
        await jobs.send(tx, QUEUE, { id })
        ids.push(id)
      }
      return ids
    },
    async retry(tx, effectIds) {
      const failed = await change(tx, effectIds, { status: 0 })
      for (const id of failed) await jobs.send(tx, QUEUE, { id })
    },
    async close(tx, effectIds, now) {
      await change(tx, effectIds, { status: 3, done_time: now })
    },
    async run(effectId, now) {
      const row = await db
        .selectFrom('topic_effect')
        .selectAll()
        .where('id', '=', effectId)
        .where('status', 'in', [0, 2])
        .executeTakeFirst()
      if (!row) return
      try {
        await db.transaction().execute(async (tx) => {
          const claimed = await tx
            .updateTable('topic_effect')
            .set((eb) => ({ status: 1, done_time: now, error: null, reason: null, attempts: eb('attempts', '+', 1) }))
            .where('id', '=', effectId)
            .where('status', 'in', [0, 2])
            .returning('id')
            .executeTakeFirst()
          if (!claimed) return
          const payload = topics[row.topic as Topic].parse(row.payload)
          const handler = handlerOf(row.subscriber, row.topic as Topic)
          // Published by an earlier version: reported, not treated as done.
          if (!handler) throw new Error(`${row.subscriber} does not hear ${row.topic}`)
          const results = await handler(tx, payload, now)
          if (results?.length)
            await tx
              .updateTable('topic_effect')
              .set({ made: JSON.stringify(results) })
              .where('id', '=', effectId)
              .execute()
        })
      } catch (error) {
        await db
          .updateTable('topic_effect')
          .set((eb) => ({ status: 2, ...whyNot(error), attempts: eb('attempts', '+', 1) }))
          .where('id', '=', effectId)
          .execute()
        throw error
      }
    },
  }
  jobs.define(QUEUE, { run: ({ data, now }) => topicsService.run((data as { id: number }).id, now) })
  return topicsService
}
