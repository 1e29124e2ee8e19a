import { useNow } from '@shouya/console/app/host/useNow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { shortTime } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { daysUntil, type MenuPeriod, standOf } from './menuOf.ts'
import styles from './TaskMenu.module.css'
import { usePeriodName } from './usePeriodName.ts'

type Props = {
  /** Of the type. */
  name: string
  period: MenuPeriod
  /** The page where it is done. */
  way: string | undefined
  /** The list of its tasks. */
  list: string | undefined
}

const kindOf = { done: 'done', overdue: 'overdue', todo: 'waiting' } as const

/** One period of a type: its deadline, how much of it is done, and the ways to it. */
export default function TaskPeriod({ name, period, way, list }: Props) {
  const { t } = useTranslation()
  const periodName = usePeriodName()
  const { date } = useNow()
  const { period_key, deadline, due, done, overdue, exempt } = period
  const stand = standOf(period)
  const called = periodName(period_key)
  const left = daysUntil(deadline, date)
  const words = { task: name, period: called }
  return (
    <div className={styles.period}>
      <div className={styles.line}>
        {way ? (
          <Link className={styles.name} to={way} aria-label={t('taskAssignment.menu.open', words)}>
            {called}
          </Link>
        ) : (
          <span className={styles.name}>{called}</span>
        )}
        <StatusTag kind={kindOf[stand]}>{t('taskAssignment.menu.done', { done, due })}</StatusTag>
      </div>
      <progress className={styles.bar} data-stand={stand} value={done} max={Math.max(due, 1)} aria-hidden="true" />
      <div className={styles.line}>
        <span className={styles.note}>
          {t('taskAssignment.menu.due', { day: shortTime(deadline.slice(0, 10)) })}
          {stand !== 'done' && ` · ${leftWords(left)}`}
          {overdue > 0 && <b className={styles.overdue}> · {t('taskAssignment.menu.overdue', { count: overdue })}</b>}
          {exempt > 0 && ` · ${t('taskAssignment.menu.exempt', { count: exempt })}`}
        </span>
        {list && (
          <Link className={styles.list} to={list} aria-label={t('taskAssignment.menu.list', words)}>
            {t('taskAssignment.stat.list')}
          </Link>
        )}
      </div>
    </div>
  )

  function leftWords(days: number): string {
    if (days < 0) return t('taskAssignment.menu.passed')
    return days === 0 ? t('taskAssignment.menu.today') : t('taskAssignment.menu.ahead', { days })
  }
}
