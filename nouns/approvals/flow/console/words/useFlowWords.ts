import type { Branch, Definition, Due, Gateway, Mode, WhoRule } from '@shouya/approvals/definition'
import { mark, useLanguage } from '@shouya/console/i18n/language.ts'
import { isList, type Json } from '@shouya/forms/json'
import { groupsOf, type Row } from '@shouya/forms-react/designer/conditionRows'
import { designerText } from '@shouya/forms-react/designer/designerText'
import { expressionWords } from '@shouya/forms-react/designer/expressionWords'
import { wantsOf } from '@shouya/forms-react/designer/operators'
import type { Subject } from '@shouya/forms-react/designer/subjects'
import { useTranslation } from 'react-i18next'
import { useKnown } from './known.ts'

/** The texts of the parts of a flow, one line each. */
export function useFlowWords() {
  const { t } = useTranslation()
  const known = useKnown()
  const lang = useLanguage((state) => state.lang)
  const { who, listed } = useWhoWords()
  const comma = mark('、')

  const value = (subject: Subject, given: Json): string => {
    if (isList(given)) return given.map((item) => value(subject, item)).join(comma)
    switch (subject.control) {
      case 'option':
        return subject.options.find((option) => option.value === given)?.label ?? String(given)
      case 'person':
        return known.userName(Number(given))
      case 'dept':
        return known.deptName(Number(given))
      case 'role':
        return known.roleName(String(given))
      case 'post':
        return known.postName(String(given))
      default:
        return String(given)
    }
  }

  const row = ({ subject: key, operator, value: given }: Row): string => {
    const subject = known.subjects.find((each) => each.key === key)
    if (!subject) return ''
    const words = [subject.label, designerText(lang, `operator.${operator}`)]
    return (wantsOf(operator) === 'nothing' ? words : [...words, value(subject, given)]).join(' ')
  }

  /** The condition of a branch. */
  const branch = ({ if: condition, else: isElse }: Branch, { type }: Gateway): string => {
    if (type === 'parallel') return t('flow.branch.always')
    if (isElse) return t('flow.branch.else')
    if (!condition) return t('flow.branch.open')
    const groups = groupsOf(condition, known.subjects)
    if (!groups) return expressionWords(condition, known.scope, lang)
    return groups.map((rows) => rows.map(row).join(t('flow.branch.and'))).join(t('flow.branch.or'))
  }

  const mode = (given: Mode): string => {
    if (given.kind === 'ratio' || given.kind === 'weight')
      return t('flow.modePass', { mode: t(`flow.mode.${given.kind}`), pass: given.pass })
    if (given.kind === 'any' && given.claim) return t('flow.mode.claim')
    return t(`flow.mode.${given.kind}`)
  }

  const hours = (count: number, calendar: Due['calendar']) => t(`flow.hours.${calendar}`, { count })

  return {
    who,
    people: (rules: readonly WhoRule[]) => (rules.length > 0 ? listed(rules.map(who)) : t('flow.who.nobody')),
    branch,
    mode,
    hours,
    due: (due: Due) =>
      [hours(due.hours, due.calendar), due.outcome === 'none' ? '' : t(`flow.outcome.${due.outcome}`)]
        .filter(Boolean)
        .join(comma),
    topic: (topic: string) => known.topics.find((each) => each.topic === topic)?.name ?? topic,
    title: ({ title = [] }: Pick<Definition, 'title'>) =>
      title
        .map((part) => {
          if ('text' in part) return part.text
          return 'field' in part ? `【${known.fieldName(part.field)}】` : `【${t(`flow.titlePart.${part.of}`)}】`
        })
        .join(''),
  }
}

/** The most names in a line. */
const MOST_NAMES = 3

type Rule<K extends WhoRule['rule']> = Extract<WhoRule, { rule: K }>

/** The rules for the people of a node, one line each. */
function useWhoWords() {
  const { t } = useTranslation()
  const known = useKnown()
  const comma = mark('、')

  const listed = (names: readonly string[]): string =>
    names.length > MOST_NAMES
      ? t('flow.andMore', { names: names.slice(0, MOST_NAMES).join(comma), count: names.length })
      : names.join(comma)

  const level = (no: number) => (no === 1 ? t('flow.who.ownLevel') : t('flow.who.level', { no: no - 1 }))
  const ofField = (model: string, no: number) =>
    t('flow.who.headOfField', { field: known.fieldName(model), level: level(no) })

  function members({ rule, key, scope, fallbackUp }: Rule<'role' | 'post'>): string {
    const name = rule === 'role' ? known.roleName(key) : known.postName(key)
    const words = t(`flow.who.of.${scope}`, { name: key === '' ? t(`flow.who.kind.${rule}`) : name })
    return fallbackUp ? t('flow.who.orAbove', { words }) : words
  }

  function picked({ rule, min, max }: Rule<'initiatorPick' | 'previousPick'>): string {
    return t(`flow.who.picked.${rule}`, { many: min === max ? String(min) : `${min}–${max}` })
  }

  function who(rule: WhoRule): string {
    switch (rule.rule) {
      case 'users':
        return rule.users.length > 0 ? listed(rule.users.map(known.userName)) : t('flow.who.noUsers')
      case 'role':
      case 'post':
        return members(rule)
      case 'group':
        return t('flow.who.ofGroup', { key: rule.key })
      case 'deptHead':
        return rule.of === 'initiator'
          ? t('flow.who.headOfInitiator', { level: level(rule.level) })
          : ofField(rule.of.field, rule.level)
      case 'headsChain': {
        const upTo = rule.upTo === 'top' ? t('flow.who.top') : t('flow.who.upToLevel', { no: rule.upTo })
        return t('flow.who.chain', { from: rule.from, upTo })
      }
      case 'superior':
        return rule.level === 1 ? t('flow.who.superior') : t('flow.who.superiorLevel', { no: rule.level })
      case 'initiator':
        return t('flow.who.kind.initiator')
      case 'initiatorPick':
      case 'previousPick':
        return picked(rule)
      case 'field':
        return t('flow.who.ofField', { field: known.fieldName(rule.model) })
      case 'fieldDeptHead':
        return ofField(rule.model, rule.level)
    }
  }
  return { who, listed }
}
