import { mark } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { partsOf, type RemindRule } from './taskRules.ts'

/** Deadlines and reminders as people say them. */
export function useRuleWords() {
  const { t } = useTranslation()
  const deadline = (rule: string): string => {
    const { anchor, time, more } = partsOf(rule)
    if (anchor === 'fixed') return time ?? ''
    const name = t(`tasks.type.anchors.${anchor}`)
    if (more === 0) return name
    return t(more > 0 ? 'tasks.type.plus' : 'tasks.type.minus', { anchor: name, minutes: Math.abs(more) })
  }
  const moment = (minutes: number): string => {
    if (minutes === 0) return t('tasks.type.now')
    return t(minutes > 0 ? 'tasks.type.after' : 'tasks.type.before', { minutes: Math.abs(minutes) })
  }
  const reminder = ({ minutes, to }: RemindRule): string =>
    `${moment(minutes)} → ${to.map((one) => t(`tasks.type.receivers.${one}`)).join(mark('、'))}`
  return { deadline, reminder }
}
