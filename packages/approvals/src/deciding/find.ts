import type { NodeId, UserId, WhoRule } from '../definition.ts'
import type { Deciding } from './deciding.ts'
import { findInUnits } from './findInUnits.ts'
import { idsIn } from './idsIn.ts'

/** The people that a rule finds, in its order; undefined while something has to be asked, or was refused. */
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

/** What was picked for a node; refuses where a person should have picked. */
function picked(
  deciding: Deciding,
  node: NodeId,
  rule: Extract<WhoRule, { rule: 'initiatorPick' | 'previousPick' }>,
): readonly UserId[] | undefined {
  const users = deciding.instance.picks[node]
  const found = rule.from?.map((each) => find(deciding, node, each))
  if (found?.some((each) => each === undefined)) return undefined
  const from = found && [...new Set(found.flatMap((each) => each ?? []))]
  const wanted = { node, min: rule.min, max: rule.max, from }
  if (!users) {
    // Who cannot pick with their command (a timer, an administrator) leaves it to the empty policy.
    return PICKING.has(deciding.command.order.do) ? deciding.refuse('PICK_MISSING', wanted) : []
  }
  if (new Set(users).size < rule.min || users.length > rule.max) return deciding.refuse('PICK_COUNT', wanted)
  const stranger = from && users.find((user) => !from.includes(user))
  return stranger === undefined ? users : deciding.refuse('PICK_NOT_ALLOWED', { ...wanted, user: stranger })
}
