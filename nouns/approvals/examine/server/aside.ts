import type { Order } from '@shouya/approvals/command'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { flowsNaming } from '@shouya/server/core/org/flowsNaming.ts'
import { eachAlone } from '@shouya/server/core/results/eachAlone.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import { whyNot } from '@shouya/server/core/results/whyNot.ts'
import { sql } from 'kysely'
import { requestStates, taskStates } from '../../request/noun.ts'
import { isAdmin, lockReadable } from '../../request/server/find.ts'
import { lockRequest, type Row, stateOf } from '../../request/server/request.ts'
import { execute } from '../../run/server/execute.ts'
import { checkReach } from '../../way/server/checkReach.ts'
import type * as OaExamine from '../contract.ts'
import { changedOf, findTask } from './audit.ts'
import { SAID } from './keepFiles.ts'

/** All requests. */
const ALL = '/form/basic?tab=all'

/** Runs a command on a request that is not a decision on a task. */
async function carryOut(ctx: Ctx, row: Row, order: Order) {
  if (row.status === requestStates.draft) fail('WrongState')
  const command = { id: ctx.requestId, actor: ctx.user.userId, admin: isAdmin(ctx), order }
  const saved = await execute(ctx, row, command)
  ctx.note({
    table: 'appr_instance',
    id: row.id,
    billNo: row.bill_no ?? '',
    before: { status: row.status },
    after: { status: saved.status, command: order.do },
    ...(command.admin && order.do !== 'comment' && row.initiator_id !== ctx.user.userId ? { forced: true } : {}),
  })
  return changedOf(saved)
}

export const withdraw = async (ctx: Ctx, { id, reason }: Input<typeof OaExamine.Withdraw>) =>
  carryOut(ctx, await lockReadable(ctx, id), { do: 'withdraw', ...(reason && { reason }) })

export const urge = async (ctx: Ctx, { id }: Input<typeof OaExamine.Urge>) =>
  carryOut(ctx, await lockReadable(ctx, id), { do: 'urge' })

/** A comment on a request, with the caller's files. */
export async function comment(ctx: Ctx, { id, text, files, mentions }: Input<typeof OaExamine.Comment>) {
  const row = await lockReadable(ctx, id)
  const own = await quotable(ctx, files, [])
  const wrong = files.flatMap((file, at) =>
    own.has(file) ? [] : { path: `files.${at}`, reason: 'input.file' as const },
  )
  if (wrong.length > 0) fail('BadInput', { data: wrong })
  const fileIds = [...new Set(files)]
  const commented = await carryOut(ctx, row, { do: 'comment', text, files: fileIds.map(fileUrl), mentions })
  await tieFiles(ctx, fileIds, { table: SAID, id })
  return commented
}

export async function copy(ctx: Ctx, { id, task_id, user_ids, message: note }: Input<typeof OaExamine.Cc>) {
  await checkReach(ctx, user_ids, 'user_ids')
  if (task_id === undefined)
    return carryOut(ctx, await lockReadable(ctx, id), { do: 'cc', users: user_ids, ...(note && { reason: note }) })
  const { row, no } = await findTask(ctx, task_id)
  if (row.id !== id) fail('NotFound')
  return carryOut(ctx, row, { do: 'cc', users: user_ids, task: no, ...(note && { reason: note }) })
}

export const terminate = async (ctx: Ctx, { id, reason }: Input<typeof OaExamine.Terminate>) =>
  carryOut(ctx, await lockReadable(ctx, id), { do: 'terminate', reason })

export async function reassign(ctx: Ctx, { task_id, user_id, reason }: Input<typeof OaExamine.Reassign>) {
  const { row, no } = await findTask(ctx, task_id)
  return carryOut(ctx, row, { do: 'reassign', task: no, to: user_id, reason })
}

/** One request after the other; a refusal at one does not stop the others. */
export async function handOver(ctx: Ctx, { from_user_id, to_user_id }: Input<typeof OaExamine.HandOver>) {
  const openTasks = await ctx.db
    .selectFrom('appr_task')
    .leftJoin('appr_pool', (join) =>
      join.onRef('appr_pool.task_id', '=', 'appr_task.id').on('appr_pool.user_id', '=', from_user_id),
    )
    .select('instance_id')
    .distinct()
    .where('appr_task.status', 'in', [taskStates.waiting, taskStates.open, taskStates.suspended])
    .where((eb) =>
      eb.or([
        eb('assignee_id', '=', from_user_id),
        eb('principal_id', '=', from_user_id),
        eb('appr_pool.user_id', 'is not', null),
      ]),
    )
    .orderBy('instance_id')
    .execute()
  const { done, refused } = await eachAlone(ctx.db, openTasks, async ({ instance_id }) =>
    carryOut(ctx, await lockRequest(ctx, instance_id), { do: 'handOver', from: from_user_id, to: to_user_id }),
  )
  const titles = await titlesOf(ctx, refused)
  const left = refused.map(({ record: { instance_id: id }, failure }) => ({
    ...{ id, title: titles.get(id) ?? '', reason: whyNot(ctx.lang, failure) },
  }))
  if (openTasks.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'OaExamine/HandOver', link: ALL, done: done.length },
      left: left.map(({ title, reason }) => ({ name: title, message: reason })),
    })
  const flows = (await flowsNaming(ctx.db, from_user_id)).map(({ id, name }) => ({ id, flow_name: name }))
  return { requests: done.length, left, flows }
}

async function titlesOf({ db }: Ctx, refused: readonly { record: { instance_id: number } }[]) {
  const ids = refused.map(({ record }) => record.instance_id)
  if (ids.length === 0) return new Map<number, string>()
  const rows = await db.selectFrom('appr_instance').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Records that the caller has opened a task or a copy. */
export async function markRead(ctx: Ctx, { id }: Input<typeof OaExamine.Read>) {
  const row = await lockReadable(ctx, id)
  const { userId } = ctx.user
  await ctx.db
    .updateTable('appr_cc')
    .set({ read_time: sql<string>`coalesce(read_time, ${ctx.now})` })
    .where('instance_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  const unread = stateOf(row).tasks.find(
    ({ status, assignee, readAt }) => status === 'open' && assignee === userId && readAt === null,
  )
  if (unread) await execute(ctx, row, { id: ctx.requestId, actor: userId, order: { do: 'read', task: unread.no } })
  return null
}
