import { mark } from '@shouya/console/i18n/language.ts'
import { periodType } from '@shouya/noun/period'
import { useTranslation } from 'react-i18next'
import { momentOf, partsOf } from '../rules.ts'
import type { RemindRule, TaskType } from './taskRules.ts'

/** Deadlines and reminders in words. */
export function useRuleWords() {
  const { t } = useTranslation()
  const deadline = (rule: string): string => {
    const { anchor, time, more } = partsOf(rule)
    if (anchor === 'fixed') return time ?? ''
    if (anchor === 'date') return t('taskType.dateOfYear', { date: time ?? '' })
    if (anchor === 'after') return more === 0 ? t('taskType.endOfPeriod') : t('taskType.lastDay', { days: more })
    const name = t(`taskType.anchors.${anchor}`)
    if (more === 0) return name
    return t(more > 0 ? 'taskType.plus' : 'taskType.minus', { anchor: name, minutes: Math.abs(more) })
  }
  const moment = (minutes: number): string => {
    if (minutes === 0) return t('taskType.now')
    return t(minutes > 0 ? 'taskType.after' : 'taskType.before', { minutes: Math.abs(minutes) })
  }
  const dayMoment = (minutes: number): string => {
    const { days, time } = momentOf(minutes)
    if (days === 0) return t('taskType.onDay', { time })
    return t(days > 0 ? 'taskType.daysAfter' : 'taskType.daysBefore', { days: Math.abs(days), time })
  }
  const reminder = ({ period_type }: Pick<TaskType, 'period_type'>, { minutes, to }: RemindRule): string => {
    const when = period_type === periodType.day ? moment(minutes) : dayMoment(minutes)
    return `${when} → ${to.map((receiver) => t(`taskType.receivers.${receiver}`)).join(mark('、'))}`
  }
  return { deadline, reminder }
}
