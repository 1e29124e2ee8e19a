import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Made, whyNot } from './outcome.ts'
import { requested } from './requested.ts'

/** A request that passed, or came to a trigger, with what is read of its fields: sensitive ones are hashes (design section 6). */
const fromApproval = <S extends z.ZodRawShape>(fields: S) =>
  z.strictObject({ instance_id: z.int(), bill_no: z.string(), dept_id: z.int(), data: z.object(fields) })

/** What areas tell each other without knowing each other: topic → payload. */
export const topics = {
  /** A key was reported lost (domain 4.7 type 7). */
  'key.lost': z.strictObject({ room_key_id: z.int(), bill_no: z.string(), dept_id: z.int(), keys: z.string() }),
  /** A report of a loss was voided. */
  'key.found': z.strictObject({ room_key_id: z.int() }),
  /** A rectification was closed or cancelled (domain 4.3); the record that called for it goes on. */
  'rectify.settled': z.strictObject({ rectify_id: z.int(), source_table: z.string(), source_id: z.int() }),
  /** Somebody else looks after the safety of a unit (domain 1.1): what is open goes to them. */
  'dept.safety_changed': z.strictObject({ dept_id: z.int() }),
  /** What requests set going when they pass (domain 10.3, on_pass). */
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
  /** FLOW_TEMP_ESCORT: the way; its other fields stay with the request. */
  'escort_plan.create': fromApproval({
    from_dept: requested.id(),
    to_dept: requested.id(),
    need_time: requested.moment(),
    car_no: requested.text().nullish(),
  }),
  /** FLOW_LEAVE; `substitute`, of guards and crews: who is qualified to stand where they stand. */
  'absence.mark': fromApproval({
    range: requested.period(),
    handover_user: requested.id(),
    substitute: requested.id().nullish(),
  }),
  /** FLOW_PURCHASE: the sum in yuan, and the fault that the new device answers. */
  'purchase.register': fromApproval({
    total: z.coerce.number().nullish(),
    fault_repair_id: z.string().trim().nullish(),
  }),
  /** FLOW_STAFF_CHANGE: who or what goes and comes, by plate, number or name. */
  'staff_change.apply': fromApproval({
    old: requested.text().trim().min(1),
    new: requested.text().trim().min(1),
    effective_time: requested.moment(),
    reason: requested.text(),
  }),
  /** And what a revocation that passes undoes of it. */
  'video_access.cancel': fromApproval({}),
  'visit_permit.cancel': fromApproval({}),
  'vault_permit.cancel': fromApproval({}),
  'escort_plan.cancel': fromApproval({}),
  'absence.unmark': fromApproval({}),
  'purchase.cancel': fromApproval({}),
} as const

export type Topic = keyof typeof topics
export type Payload<T extends Topic> = z.output<(typeof topics)[T]>
/** Runs in its own transaction, once; answers what it made, where there is something to look at. */
type Subscriber<P> = (tx: Kysely<DB>, payload: P, now: Date) => Promise<readonly Made[] | undefined>
export type Subscribers = { readonly [T in Topic]?: Subscriber<Payload<T>> }

const QUEUE = 'topic_effect'

export type Topics = {
  /** Inside the publisher's transaction: one effect per subscriber, run soon after the commit. Answers their ids. */
  publish<T extends Topic>(db: Kysely<Unscoped>, topic: T, payload: Payload<T>, now: Date): Promise<number[]>
  /** Runs those of some effects once more that have failed, after the commit. */
  retry(db: Kysely<Unscoped>, effectIds: readonly number[]): Promise<void>
  /** Those of some effects that have failed will not be run any more. */
  close(db: Kysely<Unscoped>, effectIds: readonly number[], now: Date): Promise<void>
  /** Whether anybody listens to a topic of this name. */
  isHeard(topic: string): boolean
  /** Runs one effect exactly once; a failure stays on its row and is tried again by the queue. */
  run(effectId: number, now: Date): Promise<void>
}

/** Those of some effects that have failed, changed. */
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

/** Ties the areas' subscribers together. An effect never undoes what published it. */
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
          const mine = await tx
            .updateTable('topic_effect')
            .set((eb) => ({ status: 1, done_time: now, error: null, reason: null, attempts: eb('attempts', '+', 1) }))
            .where('id', '=', effectId)
            .where('status', 'in', [0, 2])
            .returning('id')
            .executeTakeFirst()
          if (!mine) return
          const payload = topics[row.topic as Topic].parse(row.payload)
          const handler = handlerOf(row.subscriber, row.topic as Topic)
          // Published by a former version: it is told, not taken for done.
          if (!handler) throw new Error(`${row.subscriber} does not hear ${row.topic}`)
          const made = await handler(tx, payload, now)
          if (made?.length)
            await tx
              .updateTable('topic_effect')
              .set({ made: JSON.stringify(made) })
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
