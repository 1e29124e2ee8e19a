import type { UserId, WhoRule } from '../definition.ts'
import type { Question } from '../question.ts'
import type { Deciding } from './deciding.ts'
import { idsIn } from './idsIn.ts'

/** Rules that look for somebody in a unit, and above it if they have `fallbackUp`. */
type UnitRule = Extract<WhoRule, { rule: 'role' | 'post' | 'deptHead' | 'fieldDeptHead' }>

type UnitQuestion = Extract<Question, { ask: 'members' | 'deptHeads' | 'userDeptHeads' }>

/**
 * The people of the units that a rule refers to; for a unit without any, those of the nearest unit above with some. All
 * questions are asked before giving up, so that one round answers them.
 */
export function findInUnits(deciding: Deciding, rule: UnitRule): readonly UserId[] | undefined {
  const byUnit = questions(deciding, rule).map((question) => {
    const members = deciding.ask(question)
    const further = members?.length === 0 && rule.fallbackUp ? above(question) : undefined
    return further ? deciding.ask(further) : members
  })
  return byUnit.every((users) => users !== undefined) ? byUnit.flat() : undefined
}

/** Whether a rule found somebody only above its unit. */
export const isFromAbove = (deciding: Deciding, rule: WhoRule | undefined): boolean =>
  rule !== undefined &&
  'fallbackUp' in rule &&
  rule.fallbackUp === true &&
  questions(deciding, rule).some((question) => deciding.ask(question)?.length === 0)

function questions(deciding: Deciding, rule: UnitRule): readonly UnitQuestion[] {
  const { dept, company, party } = deciding.initiator
  switch (rule.rule) {
    case 'role':
    case 'post': {
      const unit = { all: null, initiatorDept: dept, initiatorCompany: company, initiatorParty: null }[rule.scope]
      const isBelow = rule.scope === 'initiatorCompany'
      const among = rule.scope === 'initiatorParty' && party !== undefined ? { party } : {}
      return [{ ask: 'members', of: rule.rule, key: rule.key, unit, below: isBelow, ...among }]
    }
    case 'deptHead': {
      const head = { level: rule.level, fallbackUp: false }
      return rule.of === 'initiator'
        ? [{ ask: 'deptHeads', dept, ...head }]
        : idsIn(deciding, rule.of.field).map((user) => ({ ask: 'userDeptHeads', user, ...head }))
    }
    case 'fieldDeptHead':
      return idsIn(deciding, rule.model).map((id) => ({
        ask: 'deptHeads',
        dept: id,
        level: rule.level,
        fallbackUp: false,
      }))
  }
}

/** Where to look when a unit has nobody; undefined: nowhere. */
function above(question: UnitQuestion): UnitQuestion | Extract<Question, { ask: 'membersAbove' }> | undefined {
  if (question.ask !== 'members') return { ...question, fallbackUp: true }
  const { of, key, unit } = question
  return unit === null ? undefined : { ask: 'membersAbove', of, key, unit }
}
