import type { NodeId, UserId, WhoRule } from '../definition.ts'
import type { Deciding } from './deciding.ts'
import { findInUnits } from './findInUnits.ts'
import { idsIn } from './idsIn.ts'

/** The people that a rule finds, in order; undefined while a question is open, or after a refusal. */
export function find(deciding: Deciding, node: NodeId, rule: WhoRule): readonly UserId[] | undefined {
  const { initiator } = deciding
  switch (rule.rule) {
    case 'users':
      return rule.users
    case 'initiator':
      return [initiator.id]
    case 'role':
    case 'post':
    case 'deptHead':
    case 'fieldDeptHead':
      return findInUnits(deciding, rule)
    case 'group':
      return deciding.flow.definition.groups?.find(({ key }) => key === rule.key)?.users ?? []
    case 'superior':
      return deciding.ask({ ask: 'superiors', user: initiator.id, level: rule.level })
    case 'headsChain':
      return deciding.ask({ ask: 'headsChain', dept: initiator.dept, from: rule.from, upTo: rule.upTo })
    case 'field':
      return idsIn(deciding, rule.model)
    case 'initiatorPick':
    case 'previousPick':
      return picked(deciding, node, rule)
  }
}

const PICKING: ReadonlySet<string> = new Set(['submit', 'resubmit', 'agree', 'refuse', 'addSign'])

/** The people picked for a node; refuses where picks are missing. */
function picked(
  deciding: Deciding,
  node: NodeId,
  rule: Extract<WhoRule, { rule: 'initiatorPick' | 'previousPick' }>,
): readonly UserId[] | undefined {
  const users = deciding.instance.picks[node]
  const byRule = rule.from?.map((candidate) => find(deciding, node, candidate))
  if (byRule?.some((users) => users === undefined)) return undefined
  const from = byRule && [...new Set(byRule.flatMap((users) => users ?? []))]
  const limits = { node, min: rule.min, max: rule.max, from }
  if (!users) {
    // Commands without picks (a timer, an administrator) leave it to the empty policy.
    return PICKING.has(deciding.command.order.do) ? deciding.refuse('PICK_MISSING', limits) : []
  }
  if (new Set(users).size < rule.min || users.length > rule.max) return deciding.refuse('PICK_COUNT', limits)
  const outsider = from && users.find((user) => !from.includes(user))
  return outsider === undefined ? users : deciding.refuse('PICK_NOT_ALLOWED', { ...limits, user: outsider })
}
