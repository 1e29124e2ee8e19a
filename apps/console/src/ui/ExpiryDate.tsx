import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import StatusShape from './StatusShape.tsx'
import { today } from './text.ts'

/** From so many days before its end on, a certificate is to be renewed (domain 3.2). */
const SOON = 30

type Props = {
  day: string | null
  /** Says beside the day how long it still is; else only a reader and the pointer learn it. */
  words?: boolean
}

/** The day on which a certificate ends: red with its shape once it has, orange in the last thirty days. */
export default function ExpiryDate({ day, words = false }: Props) {
  const { t } = useTranslation()
  if (!day) return '-'
  const left = dayjs(day).diff(dayjs(today()), 'day')
  if (left > SOON) return day
  const over = left < 0
  const says = over ? t('ui.expiry.over', { days: -left }) : t('ui.expiry.soon', { days: left })
  return (
    <span className="ui-expiry" style={{ color: `var(--ant-${over ? 'red' : 'orange'}-8)` }} title={says}>
      <StatusShape kind={over ? 'overdue' : 'waiting'} />
      {day}
      <span className={words ? undefined : 'sr-only'}> {says}</span>
    </span>
  )
}
