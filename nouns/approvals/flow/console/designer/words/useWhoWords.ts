import type { WhoRule } from '@shouya/approvals/definition'
import { useTranslation } from 'react-i18next'
import { useKnown } from './known.ts'

/** How many names a line takes. */
const MOST_NAMES = 3

type Rule<K extends WhoRule['rule']> = Extract<WhoRule, { rule: K }>

/** How the people of a node are found, as one line each. */
export function useWhoWords() {
  const { t } = useTranslation()
  const known = useKnown()
  const comma = t('flows.comma')

  const listed = (names: readonly string[]): string =>
    names.length > MOST_NAMES
      ? t('flows.andMore', { names: names.slice(0, MOST_NAMES).join(comma), count: names.length })
      : names.join(comma)

  const level = (no: number) => (no === 1 ? t('flows.who.ownLevel') : t('flows.who.level', { no: no - 1 }))
  const ofField = (model: string, no: number) =>
    t('flows.who.headOfField', { field: known.fieldName(model), level: level(no) })

  function members({ rule, key, scope, fallbackUp }: Rule<'role' | 'post'>): string {
    const name = rule === 'role' ? known.roleName(key) : known.postName(key)
    const words = t(`flows.who.of.${scope}`, { name: key === '' ? t(`flows.who.kind.${rule}`) : name })
    return fallbackUp ? t('flows.who.orAbove', { words }) : words
  }

  function picked({ rule, min, max }: Rule<'initiatorPick' | 'previousPick'>): string {
    return t(`flows.who.picked.${rule}`, { many: min === max ? String(min) : `${min}–${max}` })
  }

  function who(rule: WhoRule): string {
    switch (rule.rule) {
      case 'users':
        return rule.users.length > 0 ? listed(rule.users.map(known.userName)) : t('flows.who.noUsers')
      case 'role':
      case 'post':
        return members(rule)
      case 'group':
        return t('flows.who.ofGroup', { key: rule.key })
      case 'deptHead':
        return rule.of === 'initiator'
          ? t('flows.who.headOfInitiator', { level: level(rule.level) })
          : ofField(rule.of.field, rule.level)
      case 'headsChain': {
        const upTo = rule.upTo === 'top' ? t('flows.who.top') : t('flows.who.upToLevel', { no: rule.upTo })
        return t('flows.who.chain', { from: rule.from, upTo })
      }
      case 'superior':
        return rule.level === 1 ? t('flows.who.superior') : t('flows.who.superiorLevel', { no: rule.level })
      case 'initiator':
        return t('flows.who.kind.initiator')
      case 'initiatorPick':
      case 'previousPick':
        return picked(rule)
      case 'field':
        return t('flows.who.ofField', { field: known.fieldName(rule.model) })
      case 'fieldDeptHead':
        return ofField(rule.model, rule.level)
    }
  }
  return { who, listed }
}
