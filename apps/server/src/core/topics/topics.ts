import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** A request that passed, or came to a trigger: its fields, sensitive ones as hashes (design section 6). */
const fromApproval = z.strictObject({
  instance_id: z.int(),
  bill_no: z.string(),
  dept_id: z.int(),
  data: z.record(z.string(), z.unknown()),
})

/** What areas tell each other without knowing each other: topic → payload. */
export const topics = {
  /** A key was reported lost (domain 4.7 type 7). */
  'key.lost': z.strictObject({ room_key_id: z.int(), bill_no: z.string(), dept_id: z.int(), keys: z.string() }),
  /** A report of a loss was voided. */
  'key.found': z.strictObject({ room_key_id: z.int() }),
  /** A rectification was closed or cancelled (domain 4.3); the record that called for it goes on. */
  'rectify.settled': z.strictObject({ rectify_id: z.int(), source_table: z.string(), source_id: z.int() }),
  /** What requests set going when they pass (domain 10.3, on_pass). */
  'video_access.create': fromApproval,
  'visit_permit.create': fromApproval,
  'vault_permit.create': fromApproval,
  'escort_plan.create': fromApproval,
  'absence.mark': fromApproval,
  'purchase.register': fromApproval,
  'staff_change.apply': fromApproval,
  /** And what a revocation that passes undoes of it. */
  'video_access.cancel': fromApproval,
  'visit_permit.cancel': fromApproval,
  'vault_permit.cancel': fromApproval,
  'escort_plan.cancel': fromApproval,
  'absence.unmark': fromApproval,
  'purchase.cancel': fromApproval,
} as const

export type Topic = keyof typeof topics
export type Payload<T extends Topic> = z.output<(typeof topics)[T]>
export type Subscribers = { readonly [T in Topic]?: (tx: Kysely<DB>, payload: Payload<T>, now: Date) => Promise<void> }

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
  const handlerOf = (area: string, topic: Topic) =>
    areas[area]?.[topic] as ((tx: Kysely<DB>, payload: unknown, now: Date) => Promise<void>) | undefined
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
            .set((eb) => ({ status: 1, done_time: now, error: null, attempts: eb('attempts', '+', 1) }))
            .where('id', '=', effectId)
            .where('status', 'in', [0, 2])
            .returning('id')
            .executeTakeFirst()
          if (mine)
            await handlerOf(row.subscriber, row.topic as Topic)?.(
              tx,
              topics[row.topic as Topic].parse(row.payload),
              now,
            )
        })
      } catch (error) {
        await db
          .updateTable('topic_effect')
          .set((eb) => ({ status: 2, error: String(error).slice(0, 500), attempts: eb('attempts', '+', 1) }))
          .where('id', '=', effectId)
          .execute()
        throw error
      }
    },
  }
  jobs.define(QUEUE, { run: ({ data, now }) => topicsService.run((data as { id: number }).id, now) })
  return topicsService
}
