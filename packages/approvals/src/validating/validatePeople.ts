import type { JsonPath } from '@shouya/forms/json'
import type { Action, Definition, Due, PeopleNode, ReturnTarget } from '../definition.ts'
import { type Entry, entriesOf, relate } from '../indexFlow.ts'
import type { Report } from '../problem.ts'
import { isOnEveryWay } from './validateWho.ts'

const ACTIONS: readonly Action[] = [
  'refuse',
  'return',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addParallel',
  'takeBack',
  'cc',
]

/** Mode, actions, returns and time limit of a people node. */
export function validatePeople(node: PeopleNode, entry: Entry, definition: Definition, report: Report): undefined {
  const { mode, actions = [], due } = node
  if ((mode.kind === 'ratio' || mode.kind === 'weight') && !(mode.pass > 0 && mode.pass <= 100))
    report('mode.pass', ['mode', 'pass'])
  if (node.type === 'handle' && (mode.kind === 'ratio' || mode.kind === 'weight')) report('mode.handle', ['mode'])
  for (const [index, action] of actions.entries()) checkAction(node, action, ['actions', index], report)
  checkReturns(node, entry, definition, report)
  if (due) checkDue(node, due, report)
}

function checkAction(
  { type, mode, returnable }: PeopleNode,
  action: Action,
  path: JsonPath,
  report: Report,
): undefined {
  if (!ACTIONS.includes(action)) report('action.unknown', path, { action })
  if (type === 'handle' && action === 'refuse') report('action.handle', path)
  // In sequence or with a claim, one person acts at a time.
  const single = mode.kind === 'seq' || (mode.kind === 'any' && mode.claim)
  if (action === 'addParallel' && single) report('action.seq', path)
  if (action === 'return' && !returnable?.length) report('action.noTarget', path)
}

function checkReturns(node: PeopleNode, entry: Entry, definition: Definition, report: Report): undefined {
  const { returnable = [], actions = [], afterReturn } = node
  const onRefuse = node.type === 'approve' && node.onRefuse?.do === 'return' ? node.onRefuse : undefined
  if (returnable.length > 0 && !actions.includes('return')) report('target.unused', ['returnable'])
  if (afterReturn === 'jumpBack' && !actions.includes('return') && !onRefuse) report('target.unused', ['afterReturn'])
  if (node.type === 'approve' && node.onRefuse && !canBeRefused(node, definition)) report('target.unused', ['onRefuse'])
  if (node.type === 'handle' && 'onRefuse' in node) report('target.onRefuse', ['onRefuse'])
  for (const [index, target] of returnable.entries())
    checkTarget(target, ['returnable', index], entry, definition, report)
  if (onRefuse) checkTarget(onRefuse.to, ['onRefuse', 'to'], entry, definition, report)
}

/** By its people, by those added after them, by time, or for lack of people. */
const canBeRefused = ({ actions = [], due }: PeopleNode, { policies }: Definition): boolean =>
  actions.includes('refuse') ||
  actions.includes('addAfter') ||
  due?.outcome === 'refuse' ||
  policies.empty.to === 'refuse'

function checkTarget(
  target: ReturnTarget,
  path: JsonPath,
  entry: Entry,
  definition: Definition,
  report: Report,
): undefined {
  if (target === 'initiator' || target === 'previous') return
  const targetEntry = entriesOf(definition).find(({ node }) => node.id === target && 'mode' in node)
  if (!targetEntry) report('target.unknown', path, { target })
  else if (relate(targetEntry.way, entry.way) !== 'before' || !isOnEveryWay(targetEntry, entry))
    report('target.notBefore', path, { target })
}

function checkDue(node: PeopleNode, due: Due, report: Report): undefined {
  const { hours, remindEvery, maxReminds = 0, outcome, to } = due
  if (!(hours > 0)) report('due.hours', ['due', 'hours'])
  if (maxReminds < 0 || maxReminds > 0 !== (remindEvery !== undefined) || (remindEvery ?? 1) <= 0)
    report('due.reminds', ['due', 'remindEvery'])
  if (outcome === 'none' && maxReminds === 0) report('due.idle', ['due', 'outcome'])
  // A time-out cannot sign.
  if (node.require?.signature && outcome === 'agree') report('due.signature', ['due', 'outcome'])
  if (node.type === 'handle' && outcome === 'refuse') report('due.handle', ['due', 'outcome'])
  if ((outcome === 'transfer') !== Boolean(to?.length)) report('due.to', ['due', 'to'])
}
