import type { Order } from '../command.ts'
import type { UserId } from '../definition.ts'
import type { Flow } from '../flow.ts'
import { type Instance, isLive, type Task } from '../instance.ts'
import { INITIATOR } from './definitions.ts'

export const PEOPLE: readonly UserId[] = [1, 2, 3]

export interface Move {
  readonly actor: UserId
  readonly order: Order
}

/** What anybody could try: agree, refuse, return, withdraw, transfer, add-sign before, resubmit. */
export const listedMoves = (flow: Flow, instance: Instance): readonly Move[] => movesBy(flow, instance, listedOn)

/** Also add-sign after and in parallel, delegate, read, take back, remove-sign. */
export const allMoves = (flow: Flow, instance: Instance): readonly Move[] => [
  ...movesBy(flow, instance, (task, nodes) => [...listedOn(task, nodes), ...othersOn(task)]),
  ...instance.tasks.flatMap(undoing),
]

function movesBy(flow: Flow, instance: Instance, on: typeof listedOn): readonly Move[] {
  const withdraw: Move = { actor: INITIATOR, order: { do: 'withdraw' } }
  if (instance.status === 'returned') return [withdraw, { actor: INITIATOR, order: { do: 'resubmit', patch: {} } }]
  const nodes = flow.definition.flow.map(({ id }) => id)
  const onTasks = instance.tasks.filter(isLive).flatMap((task) => {
    const actor = task.assignee
    return actor === null ? [] : on(task, nodes).map((order) => ({ actor, order }))
  })
  return [withdraw, ...onTasks]
}

const listedOn = ({ no: task }: Task, nodes: readonly string[]): readonly Order[] => [
  { do: 'agree', task },
  { do: 'refuse', task },
  ...['initiator', 'previous', ...nodes].map((to): Order => ({ do: 'return', task, to })),
  ...PEOPLE.map((to): Order => ({ do: 'transfer', task, to })),
  ...PEOPLE.map((user): Order => ({ do: 'addSign', how: 'addBefore', task, users: [user] })),
]

const othersOn = ({ no: task }: Task): readonly Order[] => [
  { do: 'read', task },
  ...PEOPLE.flatMap((user): Order[] => [
    { do: 'delegate', task, to: user },
    { do: 'addSign', how: 'addAfter', task, users: [user] },
    { do: 'addSign', how: 'addParallel', task, users: [user] },
  ]),
]

function undoing({ no: task, status, endedBy, by }: Task): readonly Move[] {
  if (status === 'agreed') return endedBy === null ? [] : [{ actor: endedBy, order: { do: 'takeBack', task } }]
  return by === null ? [] : [{ actor: by, order: { do: 'removeSign', task } }]
}
