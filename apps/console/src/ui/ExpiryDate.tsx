import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import StatusShape from './StatusShape.tsx'
import { today } from './text.ts'

/** The number of days before its end from which a certificate is to be renewed (domain 3.2). */
const SOON = 30

type Props = {
  day: string | null
  /** Shows the remaining time next to the day; otherwise only screen readers and the tooltip have it. */
  words?: boolean
}

/** The last day of a certificate: red with a shape once it has expired, orange in the last thirty days. */
export default function ExpiryDate({ day, words = false }: Props) {
  const { t } = useTranslation()
  if (!day) return '-'
  const daysLeft = dayjs(day).diff(dayjs(today()), 'day')
  if (daysLeft > SOON) return day
  const isExpired = daysLeft < 0
  const note = isExpired ? t('ui.expiry.over', { days: -daysLeft }) : t('ui.expiry.soon', { days: daysLeft })
  return (
    <span className="ui-expiry" style={{ color: `var(--ant-${isExpired ? 'red' : 'orange'}-8)` }} title={note}>
      <StatusShape kind={isExpired ? 'overdue' : 'waiting'} />
      {day}
      <span className={words ? undefined : 'sr-only'}> {note}</span>
    </span>
  )
}
