import fc from 'fast-check'
import type { Command, Order } from '../command.ts'
import type { UserId } from '../definition.ts'
import type { Instance, Task } from '../instance.ts'
import { holdersOf } from '../project.ts'
import { INITIATOR } from './definitions.ts'
import type { Game } from './game.ts'

/** A command as numbers; what they refer to is decided when it is tried. */
export interface Try {
  readonly what: number
  readonly who: number
  readonly which: number
  readonly whom: number
}

export const tries = (maxLength: number): fc.Arbitrary<readonly Try[]> =>
  fc.array(fc.record({ what: fc.nat(39), who: fc.nat(99), which: fc.nat(99), whom: fc.nat(99) }), {
    minLength: Math.floor(maxLength / 2),
    maxLength,
  })

const ADMIN = 900
const WHOM: readonly UserId[] = [1, 2, 3, 4, 5, 6, 8, INITIATOR, ADMIN]
const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** The command that a try selects for an instance: mostly sensible, sometimes by the wrong person or too late. */
function commandOf({ what, who, which, whom }: Try, instance: Instance): Omit<Command, 'id'> {
  const open = instance.tasks.filter(({ status }) => status === 'open')
  const task = pick(which % 8 === 0 ? instance.tasks : open, which) ?? instance.tasks[0]
  const strange = who % 9 === 0
  const holder = task && pick(holdersOf(task), who)
  const actor = strange ? (pick(WHOM, who) ?? ADMIN) : (holder ?? INITIATOR)
  const to = pick(WHOM, whom) ?? ADMIN
  const undo = strange ? undefined : undoing(what, which, instance)
  if (undo) return undo
  if (what >= 33) return aside(what, actor, instance, task, to)
  return { actor, order: onTask(what, task?.no ?? 1, to, which) }
}

/** Actions that only their author can undo. */
function undoing(what: number, which: number, { tasks }: Instance): Omit<Command, 'id'> | undefined {
  const agreed = pick(tasks.filter(({ status, auto }) => status === 'agreed' && auto === null).slice(-2), which)
  if ((what === 26 || what === 27) && agreed)
    return { actor: agreed.endedBy, order: { do: 'takeBack', task: agreed.no } }
  const added = pick(
    tasks.filter((task) => task.origin.startsWith('add') && task.status === 'open'),
    which,
  )
  if ((what === 25 || what === 31) && added) return { actor: added.by, order: { do: 'removeSign', task: added.no } }
  const claimed = tasks.find(({ pool, assignee, status }) => pool.length > 0 && assignee !== null && status === 'open')
  return what === 16 && claimed ? { actor: claimed.assignee, order: { do: 'unclaim', task: claimed.no } } : undefined
}

/** People mostly agree, so that requests make progress. */
function onTask(what: number, task: number, to: UserId, which: number): Order {
  const decision = { task, reason: '理由', patch: which % 4 === 0 ? { memo: `m${which}` } : {} }
  if (what < 14) return { do: 'agree', ...decision }
  const orders: readonly Order[] = [
    { do: 'claim', task },
    { do: 'claim', task },
    { do: 'unclaim', task },
    { do: 'refuse', ...decision },
    { do: 'return', ...decision, to: pick(['initiator', 'previous', 'n0', 'n1b0n0'], which) ?? 'previous' },
    { do: 'return', ...decision, to: 'previous' },
    { do: 'transfer', task, to },
    { do: 'delegate', task, to },
    { do: 'addSign', how: 'addBefore', users: [to], ...decision },
    { do: 'addSign', how: 'addAfter', users: [to], ...decision },
    { do: 'addSign', how: 'addParallel', users: [to], ...decision },
    { do: 'removeSign', task },
    { do: 'takeBack', task },
    { do: 'takeBack', task },
    { do: 'read', task },
    { do: 'cc', users: [to], task },
    { do: 'agree', task, patch: { cost: 1 } },
    { do: 'resubmit', patch: { memo: `again ${which}` } },
    { do: 'resubmit', patch: {} },
  ]
  return orders[what - 14] ?? { do: 'urge' }
}

function aside(
  what: number,
  actor: UserId,
  instance: Instance,
  task: Task | undefined,
  to: UserId,
): Omit<Command, 'id'> {
  const delay = Object.entries(instance.marks).find(([, { elapsesAt }]) => elapsesAt !== null)
  switch (what) {
    case 33:
      // It ends everything, so it is rare.
      return { actor: INITIATOR, order: to === ADMIN ? { do: 'withdraw' } : { do: 'urge' } }
    case 34:
      return { actor: INITIATOR, order: { do: 'urge' } }
    case 35:
      return { actor, order: { do: 'comment', text: '好' } }
    case 36:
      return delay
        ? { actor: null, order: { do: 'elapse', node: delay[0] } }
        : { actor: null, order: { do: 'timeout', task: task?.no ?? 1 } }
    case 37:
      return { actor: ADMIN, admin: true, order: { do: 'reassign', task: task?.no ?? 1, to, reason: '调岗' } }
    case 38:
      return { actor: ADMIN, admin: true, order: { do: 'handOver', from: actor, to } }
    default:
      return to === ADMIN
        ? { actor: ADMIN, admin: true, order: { do: 'terminate', reason: '作废' } }
        : { actor, order: { do: 'resubmit', patch: {} } }
  }
}

/** Tries a command on a game; timers fire when they are due. */
export function give(game: Game, step: Try): { readonly command: Omit<Command, 'id'>; readonly result: string } {
  const { actor, order, ...more } = commandOf(step, game.instance)
  if (actor === null) game.now += 5 * 3_600_000
  return { command: { actor, order, ...more }, result: game.give(actor, order, more) }
}
