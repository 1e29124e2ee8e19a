import type { Request, RequestMove, Task, TaskMove } from './request.ts'

/** Everything that can be done on the page beside reading and printing. */
export type Move = TaskMove | Exclude<RequestMove, 'submit' | 'delete' | 'reveal' | 'print'>

/** Something that the caller may do: with a task, or with the request. */
export type Offer = { move: Move; task?: Task; danger: boolean }

/** In the order in which they are offered. The first that may be done is the primary one. */
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

/** After which one waits for others, or has nothing more to do with the task. */
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

/** The task that the page is about: the one that the address names, else the first that the caller can do most with. */
export const taskInHand = ({ tasks }: Pick<Request, 'tasks'>, named: number | undefined): Task | undefined =>
  tasks.find(({ id, allowed }) => id === named && allowed.some(isForHolder)) ??
  tasks.find(({ allowed }) => allowed.includes('agree')) ??
  tasks.find(({ needs_another }) => needs_another) ??
  tasks.find(({ allowed }) => allowed.includes('claim'))

/** Moves of somebody who has the task; the others concern tasks that one has added or ended. */
const isForHolder = (move: TaskMove) => move !== 'takeBack' && move !== 'removeSign'

/** What the server allows (`allowed` of request and tasks), nothing else. Of several tasks those of the one in hand. */
export function offersOf(request: Pick<Request, 'tasks' | 'allowed'>, inHand: Task | undefined): Offer[] {
  const offers: Offer[] = []
  const add = (move: Move, task?: Task) =>
    offers.push({ move, ...(task && { task }), danger: dangerous.includes(move) })
  for (const task of request.tasks)
    for (const move of task.allowed) if (task === inHand || !isForHolder(move)) add(move, task)
  for (const move of request.allowed) if (isOffered(move)) add(move)
  // Who may inform from a task does so there: by that node's field rights.
  if (inHand?.asks?.cc && !request.allowed.includes('cc')) add('cc', inHand)
  return offers.toSorted((a, b) => order.indexOf(a.move) - order.indexOf(b.move))
}

const elsewhere: readonly RequestMove[] = ['submit', 'delete', 'reveal', 'print']
const isOffered = (move: RequestMove): move is Exclude<RequestMove, 'submit' | 'delete' | 'reveal' | 'print'> =>
  !elsewhere.includes(move)
