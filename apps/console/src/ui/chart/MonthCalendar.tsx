import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import StatusShape from '../StatusShape.tsx'
import styles from './Calendar.module.css'
import { type DayCounts, dayState } from './dayState.ts'
import { weeksOf } from './weeksOf.ts'

type Props = {
  title: string
  /** Every day of one month, in order. */
  days: readonly (DayCounts & { date: string })[]
  today: string
  to: (date: string) => string
}

/** A month by what was due each day: colour, shape and text; each day with something due links to its list. */
export default function MonthCalendar({ title, days, today, to }: Props) {
  const { t } = useTranslation()
  const weekdays = t('ui.calendar.weekdays').split(' ')
  const labelOf = ({ date, done, waiting, late }: Props['days'][number]) =>
    t('ui.calendar.day', { date, done, waiting, late })
  return (
    <>
      <ul className={styles.key} aria-hidden="true">
        {(['done', 'waiting', 'overdue'] as const).map((kind) => (
          <li key={kind} data-state={kind}>
            <StatusShape kind={kind} />
            {t(`ui.calendar.${kind}`)}
          </li>
        ))}
      </ul>
      <table className={styles.month} aria-label={title}>
        <thead>
          <tr>
            {weekdays.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, index) => {
                if (!day) return <td key={weekdays[index]} />
                const state = dayState(day)
                const number = <time dateTime={day.date}>{Number(day.date.slice(8))}</time>
                return (
                  <td key={day.date} aria-current={day.date === today ? 'date' : undefined}>
                    {state === 'none' ? (
                      <span className={styles.day}>{number}</span>
                    ) : (
                      <Link className={styles.day} data-state={state} to={to(day.date)} title={labelOf(day)}>
                        {number}
                        <StatusShape kind={state} />
                        <span className="sr-only">{labelOf(day)}</span>
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
