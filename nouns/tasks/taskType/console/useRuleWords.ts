import { mark } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import { partsOf } from '../rules.ts'
import type { RemindRule } from './taskRules.ts'

/** Deadlines and reminders in words. */
export function useRuleWords() {
  const { t } = useTranslation()
  const deadline = (rule: string): string => {
    const { anchor, time, more } = partsOf(rule)
    if (anchor === 'fixed') return time ?? ''
    const name = t(`taskType.anchors.${anchor}`)
    if (more === 0) return name
    return t(more > 0 ? 'taskType.plus' : 'taskType.minus', { anchor: name, minutes: Math.abs(more) })
  }
  const moment = (minutes: number): string => {
    if (minutes === 0) return t('taskType.now')
    return t(minutes > 0 ? 'taskType.after' : 'taskType.before', { minutes: Math.abs(minutes) })
  }
  const reminder = ({ minutes, to }: RemindRule): string =>
    `${moment(minutes)} → ${to.map((receiver) => t(`taskType.receivers.${receiver}`)).join(mark('、'))}`
  return { deadline, reminder }
}
