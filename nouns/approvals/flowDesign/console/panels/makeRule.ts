import type { WhoRule } from '@shouya/approvals/definition'

export type RuleName = WhoRule['rule']

/** Rules for who decides or does something. */
export const taskRules: readonly RuleName[] = [
  'users',
  'role',
  'post',
  'deptHead',
  'headsChain',
  'superior',
  'initiatorPick',
  'previousPick',
  'field',
  'fieldDeptHead',
  'group',
]

/** For handling and copies also the initiator. */
export const copyRules: readonly RuleName[] = ['initiator', ...taskRules.filter((name) => name !== 'headsChain')]

/** A new rule. */
export function makeRule(rule: RuleName): WhoRule {
  switch (rule) {
    case 'users':
      return { rule, users: [] }
    case 'role':
    case 'post':
      return { rule, key: '', scope: 'initiatorDept', fallbackUp: true }
    case 'group':
      return { rule, key: '' }
    case 'deptHead':
      return { rule, of: 'initiator', level: 1, fallbackUp: true }
    case 'headsChain':
      return { rule, from: 1, upTo: 'top' }
    case 'superior':
      return { rule, level: 1 }
    case 'initiator':
      return { rule }
    case 'initiatorPick':
    case 'previousPick':
      return { rule, min: 1, max: 1 }
    case 'field':
      return { rule, model: '' }
    case 'fieldDeptHead':
      return { rule, model: '', level: 1, fallbackUp: true }
  }
}
