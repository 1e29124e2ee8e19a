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
import { type Held, isOpen, taskOf } from './hold.ts'

/** The timer of a task has gone off: a reminder, or what the node wants to become of a task that nobody decides. */
export function timeout(deciding: Deciding, { task: no }: Extract<Order, { do: 'timeout' }>): undefined {
  const held = taskOf(deciding, no)
  if (!held) return
  const { task, node } = held
  if (!isLive(task)) {
    isOpen(deciding, task)
    return
  }
  if (!node.due || task.timerAt === null || deciding.facts.now < task.timerAt)
    return deciding.refuse('NOT_DUE', { task: no })
  if (task.reminds < (node.due.maxReminds ?? 0)) return remind(deciding, held, node.due)
  switch (node.due.outcome) {
    case 'agree':
    case 'refuse':
      return decideFor(deciding, held, node.due.outcome)
    case 'transfer':
    case 'escalate':
      return passOn(deciding, held, node.due)
    case 'none':
      return deciding.emit({ type: 'reminded', task: no, next: null })
  }
}

function remind(deciding: Deciding, { task }: Held, due: Due): undefined {
  const isLast = task.reminds + 1 >= (due.maxReminds ?? 0)
  const next = isLast && due.outcome === 'none' ? null : laterBy(deciding, due.remindEvery ?? due.hours, due.calendar)
  if (next !== undefined) deciding.emit({ type: 'reminded', task: task.no, next })
}

/** Marked as a time-out, with nobody's name on it. */
function decideFor(deciding: Deciding, { task }: Held, outcome: 'agree' | 'refuse'): undefined {
  const asked = deciding.instance.tasks.filter(
    ({ parent, part, status }) => parent === task.no && part === 'advice' && status === 'open',
  )
  if (asked.length > 0) deciding.emit({ type: 'ended', tasks: asked.map(({ no }) => no), as: 'cancelled' })
  const result = outcome === 'agree' ? 'agreed' : 'refused'
  deciding.emit({ type: 'decided', task: task.no, result, reason: '', signature: null, auto: 'timeout' })
  advance(deciding)
}

/** To the first who may take it; where there is none it stays, and its timer rests. */
function passOn(deciding: Deciding, held: Held, due: Due): undefined {
  const { task, node } = held
  const holder = task.assignee ?? task.pool[0]
  const found =
    due.outcome === 'transfer'
      ? due.to?.map((rule) => find(deciding, node.id, rule))
      : [holder === undefined ? [] : deciding.ask({ ask: 'superiors', user: holder, level: 1 })]
  if (deciding.stuck) return
  const placed = firstPlaced(deciding, held, found?.flatMap((each) => each ?? []) ?? [])
  if (deciding.stuck) return
  if (placed) return giveAway(deciding, held, placed, 'timeout')
  deciding.emit({ type: 'reminded', task: task.no, next: null })
}

function firstPlaced(deciding: Deciding, { task, node }: Held, users: readonly UserId[]): Placed | undefined {
  const taken = [...peopleOn(deciding.instance, node.id, task), task.assignee]
  const others = taken.filter((user) => user !== null)
  for (const user of users.filter(
    (each) => !others.includes(each) && !isSelf(deciding, node, each) && !hasStoodIn(deciding, each),
  )) {
    const placed = place(deciding, node, user, others)
    if (placed !== null) return placed
  }
  return undefined
}

/** A delay is over. */
export function elapse(deciding: Deciding, { node }: Extract<Order, { do: 'elapse' }>): undefined {
  const mark = deciding.mark(node)
  if (mark?.state !== 'open' || mark.elapsesAt === null || deciding.facts.now < mark.elapsesAt)
    return deciding.refuse('NOT_DUE', { node })
  deciding.emit({ type: 'passed', node, how: 'elapsed' })
  advance(deciding)
}
