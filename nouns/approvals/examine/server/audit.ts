import type { Order } from '@shouya/approvals/command'
import { isLive, type Picks } from '@shouya/approvals/instance'
import type { Input } from '@shouya/contract/action'
import type { Values } from '@shouya/forms/document'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { attachFile } from '@shouya/server/core/files/files.ts'
import type { Checked } from '@shouya/server/core/signatures/signatures.ts'
import type { RequestStatus } from '../../request/noun.ts'
import { lockReadable } from '../../request/server/find.ts'
import { frozenFlow } from '../../request/server/frozenFlow.ts'
import { type Row, stateOf } from '../../request/server/request.ts'
import { execute } from '../../run/server/execute.ts'
import { failClosed } from '../../run/server/failRefused.ts'
import { checkPicks, checkReach } from '../../way/server/checkReach.ts'
import type * as OaExamine from '../contract.ts'
import { writesAt } from './alone.ts'
import { composePatch, type Patch } from './compose.ts'
import { keepFiles, OPEN } from './keepFiles.ts'
import { keepSecrets } from './secrets.ts'

type Given = Input<typeof OaExamine.Audit>
/** A task by its number, with its request, locked. */
export type Found = { row: Row; no: number; node: string | null }

/** A decision on a task. */
export async function audit(ctx: Ctx, given: Given, signed: Checked | null) {
  const { row, no, node } = await findTask(ctx, given.task_id)
  await checkOpen(ctx, row, no, given.command)
  await checkReach(ctx, given.user_ids ?? [], 'user_ids')
  await checkPicks(ctx, (given.picks ?? {}) as Picks, (at) => ({ node: at, task_id: given.task_id }))
  const isAnswer = given.command === 'agree' && stateOf(row).tasks[no - 1]?.part === 'main'
  const composed = await patchOf(ctx, row, node, (given.data ?? {}) as Values, isAnswer)
  const order = orderOf(given, no, composed, signed)
  const saved = await execute(ctx, row, { id: ctx.requestId, actor: ctx.user.userId, order })
  if (signed?.fileId) await attachFile(ctx, signed.fileId, OPEN, row.id)
  if (composed) await keepSecrets(ctx, row.id, stateOf(saved).formRev, composed.secrets)
  ctx.note({
    table: 'appr_instance',
    id: row.id,
    billNo: row.bill_no ?? '',
    before: { status: row.status },
    after: { status: saved.status, command: given.command },
  })
  return changedOf(saved)
}

/** The moves of a task that has ended. */
const afterwards: readonly string[] = ['takeBack', 'removeSign']

/** After somebody else's decision, even one that ended the request, the error names the person who decided first. */
async function checkOpen(ctx: Ctx, row: Row, no: number, command: string): Promise<void> {
  const task = stateOf(row).tasks[no - 1]
  if (!task || isLive(task) || afterwards.includes(command)) return
  const { userId } = ctx.user
  // The result of a task must not be revealed to people who never had it.
  if (![task.assignee, task.principal, ...task.pool].includes(userId)) fail('OutOfScope')
  await failClosed(ctx, row.id, { by: task.endedBy, at: task.endedAt, status: task.status })
}

/** The request of a task, locked. */
export async function findTask(ctx: Ctx, id: number): Promise<Found> {
  const task = await ctx.db
    .selectFrom('appr_task')
    .select(['instance_id', 'no', 'node_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!task) return fail('NotFound')
  return { row: await lockReadable(ctx, task.instance_id), no: task.no, node: task.node_id }
}

/** The changed values. Whoever agrees is responsible for the fields they may write, even if they enter nothing. */
async function patchOf(
  ctx: Ctx,
  row: Row,
  node: string | null,
  data: Values,
  isAnswer: boolean,
): Promise<Patch | null> {
  const isEmpty = Object.keys(data).length === 0
  if (node === null || (isEmpty && !isAnswer)) return null
  const flow = await frozenFlow(ctx.db, row.flow_version_id)
  if (isEmpty && !writesAt(flow.definition, node)) return null
  const composed = await composePatch(ctx, flow, row.id, stateOf(row), node, data)
  // Defaults that nobody has seen are not changes.
  if (isEmpty) return null
  await keepFiles(ctx, row, flow.form, composed.values)
  return composed
}

function orderOf(given: Given, task: number, composed: Patch | null, signed: Checked | null): Order {
  const decision = {
    task,
    reason: given.opinion ?? '',
    ...(composed && { patch: composed.patch }),
    ...(given.picks && { picks: given.picks as Picks }),
    ...(given.seen_rev !== undefined && { seenRev: given.seen_rev }),
    ...(signed && { signature: JSON.stringify(signed.sign) }),
  }
  const { command, user_ids: users = [] } = given
  switch (command) {
    case 'agree':
    case 'refuse':
      return { do: command, ...decision }
    case 'return':
      return { do: 'return', to: given.target ?? failAt('target', 'input.required'), ...decision }
    case 'addBefore':
    case 'addAfter':
    case 'addParallel':
      return { do: 'addSign', how: command, users, ...decision }
    case 'transfer':
    case 'delegate': {
      const [to] = users
      if (to === undefined || users.length > 1) return failAt('user_ids', 'request.refused.NOBODY_NAMED')
      return { do: command, task, to, reason: decision.reason }
    }
    default:
      return { do: command, task }
  }
}

/** The output of an action on a request. */
export const changedOf = ({ id, version, status }: Row) => ({ id, version, status: status as RequestStatus })
