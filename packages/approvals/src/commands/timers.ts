import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { laterBy } from '../deciding/dueAt.ts'
import { find } from '../deciding/find.ts'
import { hasStoodIn } from '../deciding/otherSeats.ts'
import { type Placed, place } from '../deciding/place.ts'
import { peopleOn } from '../deciding/seats.ts'
import { isSelf } from '../deciding/self.ts'
import type { Due, UserId } from '../definition.ts'
import { isLive } from '../instance.ts'
import { giveAway } from './giveAway.ts'
import { isOpen, type TaskNode, taskOf } from './hold.ts'

/** The timer of a task has fired: a reminder, or the outcome that the node defines for an overdue task. */
export function timeout(deciding: Deciding, { task: no }: Extract<Order, { do: 'timeout' }>): undefined {
  const taskNode = taskOf(deciding, no)
  if (!taskNode) return
  const { task, node } = taskNode
  if (!isLive(task)) {
    isOpen(deciding, task)
    return
  }
  if (!node.due || task.timerAt === null || deciding.facts.now < task.timerAt)
    return deciding.refuse('NOT_DUE', { task: no })
  if (task.reminds < (node.due.maxReminds ?? 0)) return remind(deciding, taskNode, node.due)
  switch (node.due.outcome) {
    case 'agree':
    case 'refuse':
      return decideFor(deciding, taskNode, node.due.outcome)
    case 'transfer':
    case 'escalate':
      return passOn(deciding, taskNode, node.due)
    case 'none':
      return deciding.emit({ type: 'reminded', task: no, next: null })
  }
}

function remind(deciding: Deciding, { task }: TaskNode, due: Due): undefined {
  const isLast = task.reminds + 1 >= (due.maxReminds ?? 0)
  const next = isLast && due.outcome === 'none' ? null : laterBy(deciding, due.remindEvery ?? due.hours, due.calendar)
  if (next !== undefined) deciding.emit({ type: 'reminded', task: task.no, next })
}

/** Decides as a time-out, in nobody's name. */
function decideFor(deciding: Deciding, { task }: TaskNode, outcome: 'agree' | 'refuse'): undefined {
  const adviceTasks = deciding.instance.tasks.filter(
    ({ parent, part, status }) => parent === task.no && part === 'advice' && status === 'open',
  )
  if (adviceTasks.length > 0) deciding.emit({ type: 'ended', tasks: adviceTasks.map(({ no }) => no), as: 'cancelled' })
  const result = outcome === 'agree' ? 'agreed' : 'refused'
  deciding.emit({ type: 'decided', task: task.no, result, reason: '', signature: null, auto: 'timeout' })
  advance(deciding)
}

/** Passes it to the first person who may take it; if there is none it stays, without a timer. */
function passOn(deciding: Deciding, taskNode: TaskNode, due: Due): undefined {
  const { task, node } = taskNode
  const holder = task.assignee ?? task.pool[0]
  const byRule =
    due.outcome === 'transfer'
      ? due.to?.map((rule) => find(deciding, node.id, rule))
      : [holder === undefined ? [] : deciding.ask({ ask: 'superiors', user: holder, level: 1 })]
  if (deciding.stuck) return
  const placed = firstPlaced(deciding, taskNode, byRule?.flatMap((users) => users ?? []) ?? [])
  if (deciding.stuck) return
  if (placed) return giveAway(deciding, taskNode, placed, 'timeout')
  deciding.emit({ type: 'reminded', task: task.no, next: null })
}

function firstPlaced(deciding: Deciding, { task, node }: TaskNode, users: readonly UserId[]): Placed | undefined {
  const onNode = [...peopleOn(deciding.instance, node.id, task), task.assignee]
  const others = onNode.filter((user) => user !== null)
  for (const user of users.filter(
    (user) => !others.includes(user) && !isSelf(deciding, node, user) && !hasStoodIn(deciding, user),
  )) {
    const placed = place(deciding, node, user, others)
    if (placed !== null) return placed
  }
  return undefined
}

/** Ends a delay. */
export function elapse(deciding: Deciding, { node }: Extract<Order, { do: 'elapse' }>): undefined {
  const mark = deciding.mark(node)
  if (mark?.state !== 'open' || mark.elapsesAt === null || deciding.facts.now < mark.elapsesAt)
    return deciding.refuse('NOT_DUE', { node })
  deciding.emit({ type: 'passed', node, how: 'elapsed' })
  advance(deciding)
}
