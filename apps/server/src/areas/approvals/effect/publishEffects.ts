import type { RowChange } from '@shouya/approvals/project'
import type { Topic } from '../../../core/topics/topics.ts'
import type { Row } from '../run/request.ts'
import { stateOf } from '../run/request.ts'
import type { Runner } from '../run/runner.ts'

type Effect = Extract<RowChange, { row: 'effect' }>

/**
 * What a request sets going outside. A topic that somebody hears is published in the same transaction; one whose noun does
 * not exist yet stays on its row, visible, until it does.
 */
export async function publishEffects(runner: Runner, row: Row, effects: readonly Effect[]): Promise<void> {
  const { db, now, services } = runner
  for (const { topic, node } of effects) {
    const heard = services.topics.isHeard(topic)
    const written = await db
      .insertInto('appr_effect')
      .values({
        instance_id: row.id,
        topic,
        node_id: node,
        status: heard ? 1 : 0,
        create_time: now,
        done_time: heard ? now : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written || !heard) continue
    const payload = { instance_id: row.id, bill_no: row.bill_no ?? '', dept_id: row.dept_id, data: stateOf(row).form }
    await services.topics.publish(db, topic as Topic, payload as never, now)
  }
}
