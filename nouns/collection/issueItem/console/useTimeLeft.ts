import { minute } from '@shouya/console/ui/text.ts'
import { useMinute } from '@shouya/console/ui/useMinute.ts'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'

const HOUR = 60
const DAY = 24 * HOUR

type Dated = { deadline: string; until: string }

/** How long somebody has for it; `late`: the deadline is over, whether or not it is still taken. */
export function useTimeLeft(): (row: Dated) => { text: string; late: boolean; soon: boolean } {
  const { t } = useTranslation()
  const now = dayjs(useMinute())
  return ({ deadline, until }) => {
    const minutes = dayjs(deadline).diff(now, 'minute')
    if (minutes < 0) {
      const open = dayjs(until).isAfter(now)
      const text = open ? t('issueItem.left.until', { time: minute(until) }) : t('issueItem.left.over')
      return { text, late: true, soon: false }
    }
    const soon = minutes < DAY
    if (minutes < HOUR) return { text: t('issueItem.left.minutes', { minutes }), late: false, soon }
    if (minutes < 2 * DAY)
      return { text: t('issueItem.left.hours', { hours: Math.floor(minutes / HOUR) }), late: false, soon }
    return { text: t('issueItem.left.days', { days: Math.floor(minutes / DAY) }), late: false, soon }
  }
}
