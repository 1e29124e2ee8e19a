import type { Branch, Definition, Due, Gateway, Mode, WhoRule } from '@shouya/approvals/definition'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { isList, type Json } from '@shouya/forms/json'
import { groupsOf, type Row } from '@shouya/forms-react/designer/conditionRows'
import { designerText } from '@shouya/forms-react/designer/designerText'
import { expressionWords } from '@shouya/forms-react/designer/expressionWords'
import { wantsOf } from '@shouya/forms-react/designer/operators'
import type { Subject } from '@shouya/forms-react/designer/subjects'
import { useTranslation } from 'react-i18next'
import { useKnown } from './known.ts'
import { useWhoWords } from './useWhoWords.ts'

/** What the parts of a flow say, each as one line. */
export function useFlowWords() {
  const { t } = useTranslation()
  const known = useKnown()
  const lang = useLanguage((state) => state.lang)
  const { who, listed } = useWhoWords()
  const comma = t('flows.comma')

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

  /** When a branch is taken. */
  const branch = ({ if: condition, else: isElse }: Branch, { type }: Gateway): string => {
    if (type === 'parallel') return t('flows.branch.always')
    if (isElse) return t('flows.branch.else')
    if (!condition) return t('flows.branch.open')
    const groups = groupsOf(condition, known.subjects)
    if (!groups) return expressionWords(condition, known.scope, lang)
    return groups.map((rows) => rows.map(row).join(t('flows.branch.and'))).join(t('flows.branch.or'))
  }

  const mode = (given: Mode): string => {
    if (given.kind === 'ratio' || given.kind === 'weight')
      return t('flows.modePass', { mode: t(`flows.mode.${given.kind}`), pass: given.pass })
    if (given.kind === 'any' && given.claim) return t('flows.mode.claim')
    return t(`flows.mode.${given.kind}`)
  }

  const hours = (count: number, calendar: Due['calendar']) => t(`flows.hours.${calendar}`, { count })

  return {
    who,
    people: (rules: readonly WhoRule[]) => (rules.length > 0 ? listed(rules.map(who)) : t('flows.who.nobody')),
    branch,
    mode,
    hours,
    due: (due: Due) =>
      [hours(due.hours, due.calendar), due.outcome === 'none' ? '' : t(`flows.outcome.${due.outcome}`)]
        .filter(Boolean)
        .join(comma),
    topic: (topic: string) => known.topics.find((each) => each.topic === topic)?.name ?? topic,
    title: ({ title = [] }: Pick<Definition, 'title'>) =>
      title
        .map((part) => {
          if ('text' in part) return part.text
          return 'field' in part ? `【${known.fieldName(part.field)}】` : `【${t(`flows.titlePart.${part.of}`)}】`
        })
        .join(''),
  }
}
