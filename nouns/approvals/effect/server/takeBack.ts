import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { examineStatuses } from '../../request/server/states.ts'
import { type PermitTopic, permitTopics } from './permitTopics.ts'
import { status } from './status.ts'

type Permit = { topic: PermitTopic; instance_id: number }

/**
 * Closes a permit that a revocation has taken back, and the revocation's own effect with it. One that is used already stays
 * so, and the revocation's effect waits, visible, for somebody to see to it.
 */
export async function takeBack(db: Kysely<Unscoped>, { topic, instance_id }: Permit, now: Date): Promise<void> {
  const undoing = await db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .select(['appr_effect.id', 'bill_no'])
    .where('appr_effect.topic', '=', permitTopics[topic].undo)
    .where('appr_effect.status', '=', status.waiting)
    .where('link_id', '=', instance_id)
    .where('link_as', '=', 'revocation')
    .where('appr_instance.status', '=', examineStatuses.approved)
    .executeTakeFirst()
  if (!undoing) return
  const permits = await db
    .selectFrom('appr_effect')
    .innerJoin('appr_instance', 'appr_instance.id', 'appr_effect.instance_id')
    .select(['appr_effect.id', 'appr_effect.status', 'bill_no'])
    .where('topic', '=', topic)
    .where('instance_id', '=', instance_id)
    .forUpdate('appr_effect')
    .execute()
  const settle = (id: number, to: number, note: string | null) =>
    db.updateTable('appr_effect').set({ status: to, note, done_time: now }).where('id', '=', id).execute()
  for (const { id } of permits.filter((permit) => permit.status === status.waiting))
    await settle(id, status.closed, undoing.bill_no)
  if (permits.every((permit) => permit.status !== status.done))
    await settle(undoing.id, status.done, permits[0]?.bill_no ?? null)
}
