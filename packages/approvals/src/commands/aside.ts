import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { placesOf } from '../rights.ts'
import { saying } from './vote.ts'

const MINUTE = 60_000

/** Reminds everybody with an open task, by the initiator, not more often than the policy allows. */
export function urge(deciding: Deciding): undefined {
  const { instance, command, facts, flow } = deciding
  if (command.actor !== deciding.initiator.id) return deciding.refuse('NOT_INITIATOR')
  const next = (instance.urgedAt ?? Number.NEGATIVE_INFINITY) + flow.definition.policies.urgeEvery * MINUTE
  if (facts.now < next) return deciding.refuse('URGE_TOO_SOON', { at: next })
  const tasks = instance.tasks.filter(({ status, node }) => status === 'open' && node !== null).map(({ no }) => no)
  if (tasks.length === 0) return deciding.refuse('NO_TASK')
  deciding.emit({ type: 'urged', tasks })
}

/** By participants and administrators; also after the end. */
export function comment(
  deciding: Deciding,
  { text, files = [], mentions = [] }: Extract<Order, { do: 'comment' }>,
): undefined {
  const { actor, admin } = deciding.command
  const takesPart = actor !== null && placesOf(deciding.instance, actor).length > 0
  if (!takesPart && !admin) return deciding.refuse('NOT_PARTICIPANT')
  if (text.trim() === '' && files.length === 0) return deciding.refuse('TEXT_REQUIRED')
  // A mention gives no access: whoever is to read the request is informed (cc) first.
  const outsider = mentions.find((user) => placesOf(deciding.instance, user).length === 0)
  if (outsider !== undefined) return deciding.refuse('MENTION_NOT_PARTICIPANT', { user: outsider })
  const mentioned = mentions.length > 0 ? { mentions: [...new Set(mentions)] } : {}
  deciding.emit({ type: 'commented', text: text.trim(), files, ...mentioned })
}

/** A copy is read with the rights of its sender: those of the task's node, or the initiator's. */
export function cc(deciding: Deciding, { users, task: no, reason }: Extract<Order, { do: 'cc' }>): undefined {
  const { actor } = deciding.command
  const task = no === undefined ? undefined : deciding.task(no)
  const node = task && deciding.nodeOf(task)
  if (no !== undefined && !node) return deciding.refuse('NO_TASK', { task: no })
  if (task && (actor === null || ![task.assignee, task.principal].includes(actor)))
    return deciding.refuse('NOT_YOURS', { task: no })
  if (node && !node.actions?.includes('cc')) return deciding.refuse('ACTION_NOT_ALLOWED', { task: no, node: node.id })
  if (!node && actor !== deciding.initiator.id) return deciding.refuse('NOT_INITIATOR')
  if (users.length === 0) return deciding.refuse('NOBODY_NAMED')
  deciding.emit({ type: 'copied', users: [...new Set(users)], place: node?.id ?? 'start', ...saying(reason) })
}
