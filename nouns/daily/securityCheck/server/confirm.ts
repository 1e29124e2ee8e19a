import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import { settle } from '@shouya/server/core/messages/remind.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { isSettled, rectificationsOf, requestRectifications, source } from '../../../rectify/server/public.ts'
import type * as SecurityCheck from '../contract.ts'
import { result, securityCheck } from '../noun.ts'
import { resultsOf } from './results.ts'
import { type Check, hasChecked, type Result, status } from './rules.ts'

const { table } = securityCheck

type Fields = Input<typeof SecurityCheck.Confirm>
type Decision = Fields['items'][number]

/** The head decides on every abnormal item, and signs. */
export async function confirm(
  ctx: Ctx,
  { id, version, items, temp_measure }: Fields,
  { sign, fileId }: Checked,
): Promise<Answered<typeof SecurityCheck.Confirm>> {
  const before = await toMove(ctx, securityCheck, { id, version }, 'confirm')
  if (before.abnormal_count === 0) fail('WrongState')
  if (hasChecked(before, ctx.user.userId)) fail('WrongState', { reason: 'securityCheck.refused.ownCheck' })
  const abnormal = (await resultsOf(ctx.db, [id])).filter((item) => item.result === result.abnormal)
  const decided = decisionsOf(items, abnormal)
  await link(ctx, before, decided, items)
  const created = await request(
    ctx,
    before,
    abnormal.filter((item) => !decided.has(item.id)),
    temp_measure,
  )
  if (fileId !== null) await attachFile(ctx, fileId, table, id)
  const rectify_count =
    created.length + [...decided.values()].filter((decision) => decision.rectify_id !== undefined).length
  // Everything was solved on the spot: nothing is left to wait for.
  const next = rectify_count === 0 ? status.done : status.rectifying
  const saved = await updateRow(ctx, table, id, {
    leader_user_id: ctx.user.userId,
    leader_user_name: ctx.user.name,
    leader_sign: JSON.stringify(sign),
    rectify_count,
    status: next,
  })
  await settle(ctx.db, { codes: ['check_confirm'], table, id, by: ctx.user.userId }, ctx.now)
  const rectify_nos = created.map(({ bill_no }) => bill_no)
  ctx.note({
    table,
    id,
    ...(before.bill_no === null ? {} : { billNo: before.bill_no }),
    before: { status: before.status },
    after: { status: next, rectify_no: rectify_nos.join(' ') || null },
  })
  return { ...saved, status: next, rectify_nos }
}

/** The decisions by item; 1001 for a normal item, a duplicate, or a decision with neither or both answers. */
function decisionsOf(items: readonly Decision[], abnormal: readonly Result[]): Map<number, Decision> {
  const decided = new Map<number, Decision>()
  for (const [index, item] of items.entries()) {
    const { result_id, rectify_id, recovered_note } = item
    if (decided.has(result_id) || !abnormal.some(({ id }) => id === result_id))
      failAt(`items.${index}.result_id`, 'securityCheck.refused.noItem')
    if ((rectify_id === undefined) === (recovered_note === undefined))
      failAt(`items.${index}.recovered_note`, 'securityCheck.refused.oneAnswer')
    decided.set(result_id, item)
  }
  return decided
}

/** Links items to open rectifications of the unit, or records that they were solved on the spot. */
async function link(ctx: Ctx, check: Check, decided: ReadonlyMap<number, Decision>, items: readonly Decision[]) {
  const rectifyIds = [...decided.values()].flatMap(({ rectify_id }) => (rectify_id === undefined ? [] : [rectify_id]))
  const rectifications = await rectificationsOf(ctx.db, rectifyIds)
  for (const [result_id, { rectify_id, recovered_note }] of decided) {
    const index = items.findIndex((item) => item.result_id === result_id)
    const rectification = rectify_id === undefined ? undefined : rectifications.get(rectify_id)
    if (
      rectify_id !== undefined &&
      (!rectification || rectification.dept_id !== check.dept_id || isSettled(rectification.status))
    )
      failAt(`items.${index}.rectify_id`, 'securityCheck.refused.noRectification')
    await ctx.db
      .updateTable('security_result')
      .set({ rectify_id: rectify_id ?? null, recovered_note: recovered_note ?? null })
      .where('id', '=', result_id)
      .execute()
  }
}

async function request(ctx: Ctx, check: Check, results: readonly Result[], temp_measure: string | null) {
  const { user, now, db } = ctx
  const created = await requestRectifications(
    db,
    check.dept_id,
    results.map((item) => ({
      source_type: source.daily,
      source_table: table,
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
  await sql`update security_result set rectify_id = made.rectify_id
    from unnest(${results.map(({ id }) => id)}::bigint[], ${created.map(({ id }) => id)}::bigint[]) as made (id, rectify_id)
    where security_result.id = made.id`.execute(db)
  return created
}
