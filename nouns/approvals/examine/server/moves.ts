import { actionsOn } from '@shouya/approvals/actionsOn'
import type { Order } from '@shouya/approvals/command'
import { decide } from '@shouya/approvals/decide'
import type { PeopleNode } from '@shouya/approvals/definition'
import type { Flow } from '@shouya/approvals/flow'
import { indexFlow } from '@shouya/approvals/indexFlow'
import { type Instance, isEnded, type Task } from '@shouya/approvals/instance'
import { placesOf } from '@shouya/approvals/rights'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { requestStates } from '../../request/noun.ts'
import { type examineMoves, type TaskMove, taskOperations } from '../../request/schemas.ts'
import { isAdmin } from '../../request/server/find.ts'
import type { Row } from '../../request/server/request.ts'

type Move = (typeof examineMoves)[number]

/** The moves that the page offers on a task; the engine decides again on each command. */
export function taskMovesOf(ctx: Ctx, flow: Flow, state: Instance, task: Task): TaskMove[] {
  if (state.status !== 'running' || task.node === null) return []
  const { user } = ctx
  const node = indexFlow(flow.definition).get(task.node)?.node as PeopleNode | undefined
  const actions = node ? actionsOn(node, task) : []
  const has = (action: string) => actions.some((each) => each === action)
  const open = task.status === 'open'
  const isOwn = task.assignee === user.userId || task.principal === user.userId
  const apart = isHeld(task, user.userId) && needsAnother(ctx, flow, state, task.no)
  const moves: Record<TaskMove, boolean> = {
    agree: open && isOwn && !apart,
    refuse: open && isOwn && has('refuse'),
    return: open && isOwn && has('return'),
    transfer: open && isOwn && has('transfer'),
    delegate: open && isOwn && has('delegate'),
    addBefore: open && isOwn && has('addBefore'),
    addAfter: open && isOwn && !apart && has('addAfter'),
    addParallel: open && isOwn && has('addParallel'),
    removeSign: open && task.by === user.userId && task.origin.startsWith('add'),
    claim: open && task.assignee === null && task.pool.includes(user.userId),
    unclaim: open && isOwn && task.pool.length > 0,
    takeBack:
      task.status === 'agreed' &&
      task.endedBy === user.userId &&
      lets(ctx, flow, state, { do: 'takeBack', task: task.no }),
  }
  return (Object.keys(moves) as TaskMove[]).filter(
    (move) => moves[move] && can(user, 'form_step', taskOperations[move]),
  )
}

/** Whether an open task belongs to the user or is held by the user's substitute. */
export const isHeld = ({ status, assignee, principal }: Task, user: number): boolean =>
  status === 'open' && (assignee === user || principal === user)

/**
 * Whether the caller already has or had another seat of the request, one of the two as a substitute: then this seat
 * needs another person.
 */
export const needsAnother = (ctx: Ctx, flow: Flow, state: Instance, task: number): boolean =>
  refusalOf(ctx, flow, state, { do: 'agree', task }) === 'STANDS_IN'

/** Asks the engine: only it knows the policies, and whether somebody has reacted to a step. */
const lets = (ctx: Ctx, flow: Flow, state: Instance, order: Order): boolean =>
  refusalOf(ctx, flow, state, order) === undefined

function refusalOf({ user, now }: Ctx, flow: Flow, state: Instance, order: Order) {
  const command = { id: 'ask', actor: user.userId, order } as const
  const decided = decide(flow, state, command, { now: now.getTime(), answers: {} })
  return decided.is === 'refused' ? decided.refusal.code : undefined
}

type Asked = Pick<Row, 'initiator_id' | 'status' | 'link_as'>

/** The moves that the page offers on a request. */
export function movesOf(ctx: Ctx, row: Asked, flow: Flow, state: Instance): Move[] {
  const { user } = ctx
  const own = row.initiator_id === user.userId
  const { draft, running, approved, refused, withdrawn, returned } = requestStates
  const right = (operation: string) => own && can(user, 'form_basic', operation)
  const runs = row.status === running || row.status === returned
  const moves: Record<Exclude<Move, 'reveal'>, boolean> = {
    edit: right('add') && (row.status === draft || row.status === returned),
    submit: right('submit') && (row.status === draft || row.status === returned),
    delete: right('add') && row.status === draft,
    withdraw: right('withdraw') && runs && lets(ctx, flow, state, { do: 'withdraw' }),
    urge: right('urge') && row.status === running && lets(ctx, flow, state, { do: 'urge' }),
    comment: row.status !== draft && (own || isAdmin(ctx) || placesOf(state, user.userId).length > 0),
    cc: row.status !== draft && own,
    again: right('add') && (row.status === refused || row.status === withdrawn),
    revoke: right('add') && row.status === approved && row.link_as !== 'revocation',
    terminate: can(user, 'sys_examine', 'edit') && row.status !== draft && !isEnded(state),
    reassign: can(user, 'sys_examine', 'edit') && row.status === running,
    print: row.status !== draft && (can(user, 'form_basic', 'print') || can(user, 'form_step', 'print')),
  }
  return (Object.keys(moves) as (keyof typeof moves)[]).filter((move) => moves[move])
}
