import type { Request, RequestMove, Task, TaskMove } from './request.ts'

/** Every action on the page besides reading and printing. */
export type Move = TaskMove | Exclude<RequestMove, 'submit' | 'delete' | 'reveal' | 'print'>

/** A move of the caller: on a task, or on the request. */
export type Offer = { move: Move; task?: Task; danger: boolean }

/** In the order in which they are offered. The first one that is allowed is the primary action. */
const order: readonly Move[] = [
  'claim',
  'agree',
  'refuse',
  'return',
  'edit',
  'again',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addParallel',
  'removeSign',
  'takeBack',
  'unclaim',
  'urge',
  'withdraw',
  'comment',
  'cc',
  'revoke',
  'reassign',
  'terminate',
]

/** Moves after which the user waits for others, or has left the task. */
const leaving: readonly Move[] = [
  'agree',
  'refuse',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'unclaim',
]
export const leaves = ({ move }: Offer): boolean => leaving.includes(move)

const dangerous: readonly Move[] = ['refuse', 'withdraw', 'revoke', 'terminate']

/** The task that the page is about: that of the address, else the first with which the caller can do most. */
export const taskInHand = ({ tasks }: Pick<Request, 'tasks'>, named: number | undefined): Task | undefined =>
  tasks.find(({ id, allowed }) => id === named && allowed.some(isForHolder)) ??
  tasks.find(({ allowed }) => allowed.includes('agree')) ??
  tasks.find(({ needs_another }) => needs_another) ??
  tasks.find(({ allowed }) => allowed.includes('claim'))

/** Moves of the holder of a task; the others concern tasks that the caller has added or completed. */
const isForHolder = (move: TaskMove) => move !== 'takeBack' && move !== 'removeSign'

/** Exactly what the server allows (`allowed` of request and tasks). Of several tasks that of the open one. */
export function offersOf(request: Pick<Request, 'tasks' | 'allowed'>, inHand: Task | undefined): Offer[] {
  const offers: Offer[] = []
  const add = (move: Move, task?: Task) =>
    offers.push({ move, ...(task && { task }), danger: dangerous.includes(move) })
  for (const task of request.tasks)
    for (const move of task.allowed) if (task === inHand || !isForHolder(move)) add(move, task)
  for (const move of request.allowed) if (isOffered(move)) add(move)
  // A copy from a task is sent through the task, with that node's field rights.
  if (inHand?.asks?.cc && !request.allowed.includes('cc')) add('cc', inHand)
  return offers.toSorted((a, b) => order.indexOf(a.move) - order.indexOf(b.move))
}

const elsewhere: readonly RequestMove[] = ['submit', 'delete', 'reveal', 'print']
const isOffered = (move: RequestMove): move is Exclude<RequestMove, 'submit' | 'delete' | 'reveal' | 'print'> =>
  !elsewhere.includes(move)
