import type { RowChange } from '@shouya/approvals/project'
import type { Topic } from '@shouya/server/core/topics/topics.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import type { Runner } from '../../request/server/runner.ts'
import { effectStates } from '../noun.ts'
import { takeBack } from './permits.ts'
import { takenBackBy } from './permitTopics.ts'

type Effect = Extract<RowChange, { row: 'effect' }>

/**
 * Publishes the effects of a request. A topic with a subscriber is published in the same transaction; a topic without
 * one waits in its row, visibly, until a subscriber exists; a permit waits until it is used or taken back by a
 * revocation.
 */
export async function publishEffects(runner: Runner, row: Row, effects: readonly Effect[]): Promise<void> {
  const { db, now } = runner
  for (const { topic, node } of effects) {
    const written = await db
      .insertInto('appr_effect')
      .values({ instance_id: row.id, topic, node_id: node, create_time: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) continue
    const permit = takenBackBy(topic)
    if (permit && row.link_id !== null) await takeBack(db, { topic: permit, instance_id: row.link_id }, now)
    else await publishEffect(runner, row, written.id, topic)
  }
}

/** Publishes a waiting effect; false while its topic has no subscriber. */
export async function publishEffect(runner: Runner, row: Row, id: number, topic: string): Promise<boolean> {
  const { db, now, services } = runner
  if (!services.topics.isHeard(topic)) return false
  const payload = { instance_id: row.id, bill_no: row.bill_no ?? '', dept_id: row.dept_id, data: stateOf(row).form }
  const effect_ids = await services.topics.publish(db, topic as Topic, payload as never, now)
  await db
    .updateTable('appr_effect')
    .set({ status: effectStates.published, effect_ids, done_time: now })
    .where('id', '=', id)
    .execute()
  return true
}
