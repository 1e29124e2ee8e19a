import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { isSettled, rectificationsOf } from '../../rectification/server/ofSource.ts'
import { requestRectifications } from '../../rectification/server/request.ts'
import { result } from '../rules.ts'
import type { Decision } from '../schemas.ts'
import { type AnsweredItem, type AnswerTable, resultsOf } from './results.ts'

type Decided = {
  answers: AnswerTable
  /** The check whose items are decided on. */
  check: { table: string; id: number; bill_no: string | null; dept_id: number }
  /** Dictionary rectify_source. */
  source: number
  items: readonly Decision[]
  temp_measure: string | null
}

/**
 * The head decides on each abnormal item (domain 4.2): it gets a rectification, is linked to an open one of the unit, or was
 * solved on the spot. 1001 for a normal item, a duplicate, or a decision with neither or both answers.
 * @returns how many rectifications the check now waits for, and the numbers of the new ones.
 */
export async function decide(
  ctx: Ctx,
  { answers, check, source, items, temp_measure }: Decided,
): Promise<{ rectify_count: number; rectify_nos: string[] }> {
  const abnormal = (await resultsOf(ctx.db, answers, [check.id])).filter((item) => item.result === result.abnormal)
  const decided = decisionsOf(items, abnormal)
  await link(ctx, answers, check, decided, items)
  const { user, now, db } = ctx
  const fresh = abnormal.filter((item) => !decided.has(item.id))
  const created = await requestRectifications(
    db,
    check.dept_id,
    fresh.map((item) => ({
      source_type: source,
      source_table: check.table,
      source_id: check.id,
      source_item_id: item.id,
      source_no: check.bill_no ?? '',
      dept_id: check.dept_id,
      hazard_level: item.hazard_level,
      category: item.category,
      problem_desc: `${item.content}：${item.problem_desc}`.slice(0, 500),
      photos: item.photos,
      temp_measure,
      by: { id: user.userId, name: user.name },
    })),
    now,
  )
  await sql`update ${sql.table(answers)} as r set rectify_id = made.rectify_id
    from unnest(${fresh.map(({ id }) => id)}::bigint[], ${created.map(({ id }) => id)}::bigint[]) as made (id, rectify_id)
    where r.id = made.id`.execute(db)
  const linked = [...decided.values()].filter(({ rectify_id }) => rectify_id !== undefined)
  return { rectify_count: created.length + linked.length, rectify_nos: created.map(({ bill_no }) => bill_no) }
}

/** The decisions by item. */
function decisionsOf(items: readonly Decision[], abnormal: readonly AnsweredItem[]): Map<number, Decision> {
  const decided = new Map<number, Decision>()
  for (const [index, item] of items.entries()) {
    const { result_id, rectify_id, recovered_note } = item
    if (decided.has(result_id) || !abnormal.some(({ id }) => id === result_id))
      failAt(`items.${index}.result_id`, 'answer.refused.noItem')
    if ((rectify_id === undefined) === (recovered_note === undefined))
      failAt(`items.${index}.recovered_note`, 'answer.refused.oneAnswer')
    decided.set(result_id, item)
  }
  return decided
}

/** Links items to open rectifications of the unit, or records that they were solved on the spot. */
async function link(
  ctx: Ctx,
  answers: AnswerTable,
  check: Decided['check'],
  decided: ReadonlyMap<number, Decision>,
  items: readonly Decision[],
) {
  const rectifyIds = [...decided.values()].flatMap(({ rectify_id }) => (rectify_id === undefined ? [] : [rectify_id]))
  const rectifications = await rectificationsOf(ctx.db, rectifyIds)
  for (const [result_id, { rectify_id, recovered_note }] of decided) {
    const index = items.findIndex((item) => item.result_id === result_id)
    const rectification = rectify_id === undefined ? undefined : rectifications.get(rectify_id)
    if (
      rectify_id !== undefined &&
      (!rectification || rectification.dept_id !== check.dept_id || isSettled(rectification.status))
    )
      failAt(`items.${index}.rectify_id`, 'answer.refused.noRectification')
    await ctx.db
      .updateTable(answers)
      .set({ rectify_id: rectify_id ?? null, recovered_note: recovered_note ?? null })
      .where('id', '=', result_id)
      .execute()
  }
}
