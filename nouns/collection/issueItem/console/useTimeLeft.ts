import { businessTime } from '@shouya/console/api/businessTime.ts'
import { minute } from '@shouya/console/ui/text.ts'
import dayjs from 'dayjs'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const LOOK = 30_000
const HOUR = 60
const DAY = 24 * HOUR

type Dated = { deadline: string; until: string }

function everyLook(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK)
  return () => clearInterval(timer)
}

const nowMinute = () => businessTime(new Date()).slice(0, 16)

/** How long somebody has for it; `late`: the deadline is over, whether or not it is still taken. */
export function useTimeLeft(): (row: Dated) => { text: string; late: boolean; soon: boolean } {
  const { t } = useTranslation()
  const now = dayjs(useSyncExternalStore(everyLook, nowMinute))
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
