import type { Kysely } from 'kysely'
import { status } from '../../areas/approvals/effect/status.ts'
import { stateOf } from '../../areas/approvals/run/request.ts'
import { subscribers } from '../../areas/daily/public.ts'
import { instant } from '../../core/time/local.ts'
import type { Topic } from '../../core/topics/topics.ts'
import type { DB } from '../../db/schema.gen.ts'
import { TIMEZONE } from '../calendar.ts'

/** A request that has passed and lets somebody see recordings. */
export type AskedAccess = {
  oa_examine_id: number
  oa_examine_no: string
  dept_id: number
  initiator_id: number
  /** When it passed. */
  at: number
  form: Record<string, unknown>
  revoked: boolean
}

const ACCESS = 'video_access.create'
const topics = [
  'visit_permit.create',
  'vault_permit.create',
  ACCESS,
  'visit_permit.cancel',
  'vault_permit.cancel',
  'video_access.cancel',
] as const satisfies readonly Topic[]

/**
 * What requests have set going at the doors, in its order: permits are entered as the register enters them. Answers what
 * recordings were asked for, which their register enters with all that has come of it since.
 */
export async function runEffects(tx: Kysely<DB>): Promise<AskedAccess[]> {
  const rows = await tx
    .selectFrom('appr_instance')
    .innerJoin('appr_effect', 'appr_effect.instance_id', 'appr_instance.id')
    .selectAll('appr_instance')
    .select(['appr_effect.id as effect_id', 'appr_effect.topic', 'appr_effect.create_time as passed_time'])
    .where('appr_effect.topic', 'in', topics)
    .where('appr_effect.status', '=', status.waiting)
    .orderBy('appr_effect.id')
    .execute()
  const asked = new Map<number, AskedAccess>()
  for (const { effect_id, passed_time, topic, ...row } of rows) {
    const now = new Date(instant(passed_time, TIMEZONE))
    const bill_no = row.bill_no ?? ''
    const payload = { instance_id: row.id, bill_no, dept_id: row.dept_id, data: stateOf(row).form }
    if (topic === ACCESS)
      asked.set(row.id, {
        oa_examine_id: row.id,
        oa_examine_no: bill_no,
        dept_id: row.dept_id,
        initiator_id: row.initiator_id,
        at: now.getTime(),
        form: payload.data,
        revoked: false,
      })
    else {
      const revoked = topic === 'video_access.cancel' ? asked.get(row.link_id ?? 0) : undefined
      if (revoked) revoked.revoked = true
      await subscribers[topic as Topic]?.(tx, payload as never, now)
    }
    const { id } = await tx
      .insertInto('topic_effect')
      .values({
        topic,
        subscriber: 'daily',
        payload: JSON.stringify(payload),
        status: 1,
        attempts: 1,
        create_time: now,
        done_time: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('appr_effect')
      .set({ status: status.published, effect_ids: [id], done_time: now })
      .where('id', '=', effect_id)
      .execute()
  }
  return [...asked.values()]
}
