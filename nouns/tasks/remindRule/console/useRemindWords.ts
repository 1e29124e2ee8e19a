import { mark } from '@shouya/console/i18n/language.ts'
import { useWord } from '@shouya/console/ui/useWord.ts'
import { useTranslation } from 'react-i18next'
import { isBefore, isDate, isOfTasks } from '../rules.ts'
import { amountOf } from './amount.ts'
import { people, type Rule } from './remindRuleForm.ts'

/** Rules in words. */
export function useRemindWords() {
  const { t } = useTranslation()
  const word = useWord()

  const variable = (name: string): string => word(`remindRule.variable.${name}`, name)

  /** A text with names for the values that it will have. */
  const named = (text: string): string =>
    text.replace(/\{(\w+)(?:, [^{}]+)?\}/g, (_, place: string) => t('remindRule.exampleOf', { name: variable(place) }))

  /** Its name; a delivered rule is called by its standard title. */
  const nameOf = ({ name, standard_title }: Pick<Rule, 'name' | 'standard_title'>): string =>
    name ?? named(standard_title)

  const moment = (trigger: number | null, minutes: number): string => {
    if (minutes === 0) return t('remindRule.atMoment')
    const { count, unit } = amountOf(minutes)
    const amount = t(`remindRule.amountOf.${unit}`, { count })
    return t(trigger === null || isBefore(trigger) ? 'remindRule.beforeOf' : 'remindRule.afterOf', { amount })
  }

  const whenOf = ({ trigger, timed, advance, cron, delivered }: Rule): string => {
    if (isDate(trigger)) return cron ?? ''
    if (timed) return (advance.length > 0 ? advance : [0]).map((minutes) => moment(trigger, minutes)).join(mark('、'))
    return t(delivered && isOfTasks(trigger) ? 'remindRule.taskTime' : 'remindRule.jobTime')
  }

  const receiversOf = ({ receivers }: Rule): string =>
    [...people.filter((who) => receivers[who]).map((who) => t(`remindRule.to.${who}`)), ...receivers.roles].join(
      mark('、'),
    )

  return { variable, named, nameOf, whenOf, receiversOf }
}
