import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { isSettled, rectificationsOf } from '../../rectification/server/ofSource.ts'
import type { AnswerTable } from './results.ts'

type Counted = {
  /** The checks, and their answers. */
  table: 'security_check'
  answers: AnswerTable
  /** The states in which it waits for its rectifications, and after the last of them. */
  states: { rectifying: number; done: number }
}

/** A rectification was closed or cancelled: its checks count it, and are done with the last one (domain 4.2). */
export const countsSettled = (of: Counted): Subscribers => ({
  async 'rectify.settled'(tx, { rectify_id }) {
    const checks = await tx
      .selectFrom(of.answers)
      .select('check_id')
      .distinct()
      .where('rectify_id', '=', rectify_id)
      .execute()
    for (const { check_id } of checks) await recount(tx, of, check_id)
  },
})

async function recount(tx: Kysely<DB>, { table, answers, states }: Counted, id: number): Promise<void> {
  // If two of one check are closed at once, the second waits and sees the count of the first.
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
  const results = await tx
    .selectFrom(answers)
    .select('rectify_id')
    .where('check_id', '=', id)
    .where('rectify_id', 'is not', null)
    .execute()
  const named = results.flatMap(({ rectify_id }) => (rectify_id === null ? [] : [rectify_id]))
  const rectifications = await rectificationsOf(tx as unknown as Kysely<Unscoped>, named)
  const closed = named.filter((rectifyId) => isSettled(rectifications.get(rectifyId)?.status ?? 0)).length
  await tx
    .updateTable(table)
    .set({
      rectify_closed: closed,
      status: sql<number>`case when status = ${states.rectifying} and ${closed} >= rectify_count
        then ${states.done} else status end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', 'in', [states.rectifying, states.done])
    .execute()
}
