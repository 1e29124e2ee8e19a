import { isList, own } from '@shouya/forms/json'
import type { HeadLevel, NodeId, UserId, WhoRule } from '../definition.ts'
import type { Question } from '../question.ts'
import type { Deciding } from './deciding.ts'

/** The people that a rule finds, in its order; undefined while something has to be asked, or was refused. */
export function find(deciding: Deciding, node: NodeId, rule: WhoRule): readonly UserId[] | undefined {
  const { initiator } = deciding
  switch (rule.rule) {
    case 'users':
      return rule.users
    case 'initiator':
      return [initiator.id]
    case 'role':
    case 'post': {
      const { dept, company, party } = initiator
      const unit = { all: null, initiatorDept: dept, initiatorCompany: company, initiatorParty: null }[rule.scope]
      const below = rule.scope === 'initiatorCompany'
      const among = rule.scope === 'initiatorParty' && party !== undefined ? { party } : {}
      return deciding.ask({ ask: 'members', of: rule.rule, key: rule.key, unit, below, ...among })
    }
    case 'group':
      return deciding.flow.definition.groups?.find(({ key }) => key === rule.key)?.users ?? []
    case 'superior':
      return deciding.ask({ ask: 'superiors', user: initiator.id, level: rule.level })
    case 'deptHead':
      return rule.of === 'initiator'
        ? deciding.ask({ ask: 'deptHeads', dept: initiator.dept, ...levelOf(rule) })
        : all(deciding, numbersIn(deciding, rule.of.field), (user) => ({
            ask: 'userDeptHeads',
            user,
            ...levelOf(rule),
          }))
    case 'fieldDeptHead':
      return all(deciding, numbersIn(deciding, rule.model), (dept) => ({ ask: 'deptHeads', dept, ...levelOf(rule) }))
    case 'headsChain':
      return deciding.ask({ ask: 'headsChain', dept: initiator.dept, from: rule.from, upTo: rule.upTo })
    case 'field':
      return numbersIn(deciding, rule.model)
    case 'initiatorPick':
    case 'previousPick':
      return picked(deciding, node, rule)
  }
}

const levelOf = ({ level, fallbackUp }: HeadLevel): HeadLevel => ({ level, fallbackUp })

/** All questions are put before anything is given up, so that they are answered in one go. */
function all(
  deciding: Deciding,
  ids: readonly number[],
  question: (id: number) => Extract<Question, { ask: 'deptHeads' | 'userDeptHeads' }>,
): readonly UserId[] | undefined {
  const found = ids.map((id) => deciding.ask(question(id)))
  return found.every((each) => each !== undefined) ? found.flat() : undefined
}

/** Ids in a field, one or several. Forms keep what was chosen as text or number. */
function numbersIn({ instance }: Deciding, model: string): readonly number[] {
  const value = own(instance.form, model) ?? null
  return (isList(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0)
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
