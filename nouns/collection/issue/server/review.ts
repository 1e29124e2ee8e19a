import type { Input } from '@shouya/contract/action'
import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { remindAll, settle } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { type RawBuilder, sql } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { itemReminders, reminderOf } from '../../issueItem/server/reminders.ts'
import { tellProgress } from '../../server/tellProgress.ts'
import type * as Contract from '../contract.ts'
import { issue } from '../noun.ts'
import { closeWhenDone } from './closeWhenDone.ts'
import { status, table } from './types.ts'

const item = issueItem.states.codes
const { table: itemTable } = issueItem

/** Passes or returns what was handed in. */
export async function audit(ctx: Ctx, { id, items, pass, audit_opinion }: Input<typeof Contract.Audit>): Promise<null> {
  if (!pass && audit_opinion.length < 2) failAt('audit_opinion', 'input.required')
  const rows = await reviewed(ctx, id, items, [item.review])
  // A branch may ask itself; somebody else of it reviews that.
  if (rows.some(({ submit_user_id }) => submit_user_id === ctx.user.userId))
    fail('WrongState', { reason: 'issue.refused.own' })
  await settleRows(ctx, id, rows, 'Issue/Audit', {
    status: pass ? item.passed : item.returned,
    audit_opinion: audit_opinion || null,
    ...(pass ? {} : { reject_count: sql<number>`reject_count + 1` }),
  })
  if (!pass)
    await remindAll(
      ctx.db,
      rows.map((row) => reminderOf('issue_returned', row, row.version + 1, { opinion: audit_opinion })),
      ctx.now,
    )
  return null
}

/** Receivers who need not hand in. */
export async function exempt(ctx: Ctx, { id, items, audit_opinion }: Input<typeof Contract.Exempt>): Promise<null> {
  const rows = await reviewed(ctx, id, items, [item.waiting, item.returned, item.missing])
  await settleRows(ctx, id, rows, 'Issue/Exempt', { status: item.exempt, audit_opinion })
  return null
}

type Named = readonly { id: number; version: number }[]

/** The receivers' rows of a collection in scope, locked, as the caller saw them and in one of these states. */
async function reviewed(ctx: Ctx, id: number, named: Named, states: readonly number[]) {
  const collection = await find(ctx, table, id, 'lock')
  if (collection.status !== status.published && collection.status !== status.ended) fail('WrongState')
  const ids = named.map((each) => each.id)
  if (new Set(ids).size < ids.length) failAt('items', 'input.value')
  const rows = await everything(ctx.db)
    .selectFrom('issue_item')
    .selectAll()
    .where('issue_id', '=', id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < ids.length) fail('NotFound')
  const versions = new Map(named.map((each) => [each.id, each.version]))
  for (const row of rows) {
    checkVersion(row, versions.get(row.id))
    if (!states.includes(row.status)) fail('WrongState')
  }
  return rows
}

/** Writes the decision down, once for each row, and closes the collection where nothing is missing now. */
async function settleRows(
  ctx: Ctx,
  id: number,
  rows: Awaited<ReturnType<typeof reviewed>>,
  action: 'Issue/Audit' | 'Issue/Exempt',
  change: { status: number; audit_opinion: string | null; reject_count?: RawBuilder<number> },
): Promise<void> {
  const ids = rows.map((row) => row.id)
  await everything(ctx.db)
    .updateTable('issue_item')
    .set({
      ...change,
      ...{ audit_user_id: ctx.user.userId, audit_user_name: ctx.user.name, audit_time: ctx.now },
      ...changed(ctx),
    })
    .where('id', 'in', ids)
    .execute()
  await settle(ctx.db, { codes: itemReminders, table: itemTable, id: ids, by: ctx.user.userId }, ctx.now)
  const [first] = rows
  ctx.note({
    ...(first && rows.length === 1
      ? { table: itemTable, id: first.id, billNo: first.bill_no }
      : { table, id, billNo: first?.bill_no ?? '' }),
    before: { status: [...new Set(rows.map((row) => row.status))].join(' ') },
    after: {
      status: change.status,
      audit_opinion: change.audit_opinion,
      receivers: rows.map(({ dept_name }) => dept_name).join('、'),
    },
    message: change.audit_opinion ?? '',
  })
  if (rows.length > 1) await keepBatch(ctx, { action, link: linkTo(issue, id), done: rows.length })
  const { dept_id } = await find(ctx, table, id)
  await closeWhenDone(everything(ctx.db), ctx.now, [id])
  await tellProgress(ctx.db, dept_id)
}
