import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { PagesContext } from '@shouya/console/ui/page/PagesContext.ts'
import { Skeleton } from 'antd'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { taskType } from '../../taskType/noun.ts'
import { listOf, type MenuType, wayOf } from './menuOf.ts'
import styles from './TaskMenu.module.css'
import TaskPeriod from './TaskPeriod.tsx'

const REFRESH = 60_000

/** What the units in scope owe by longer periods, a card for each type (domain 5.1). */
export default function TaskMenu() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('TaskAssignment/GetMenu', {}, { staleTime: 5_000, refetchInterval: REFRESH })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <section className={styles.menu} aria-label={t('taskAssignment.menu.title')}>
      <p className={styles.about}>{t('taskAssignment.menu.about')}</p>
      <ul className={styles.cards}>
        {data.map((type) => (
          <TaskCard key={type.task_code} type={type} />
        ))}
      </ul>
    </section>
  )
}

function TaskCard({ type }: { type: MenuType }) {
  const { t } = useTranslation()
  const can = useCan()
  const pages = use(PagesContext)
  const way = wayOf(type, undefined, pages, can)
  const isOff = type.status === taskType.states.codes.off
  return (
    <li className={styles.card} data-off={isOff && type.periods.length === 0}>
      <div className={styles.head}>
        <h2>{type.task_name}</h2>
        <span className={styles.note}>
          <DictText dict="period_type" value={type.period_type} />
          {type.owed_by === 'branch' && ` · ${t('taskAssignment.menu.branch')}`}
        </span>
        {isOff && <DictTag dict="enable" value={type.status} />}
      </div>
      {type.periods.length === 0 && (
        <div className={styles.line}>
          <span className={styles.note}>{t(isOff ? 'taskAssignment.menu.none' : 'taskAssignment.menu.idle')}</span>
          {way && (
            <Link
              className={styles.list}
              to={way}
              aria-label={t('taskAssignment.menu.enter', { task: type.task_name })}
            >
              {t('taskAssignment.menu.records')}
            </Link>
          )}
        </div>
      )}
      {type.periods.map((period) => (
        <TaskPeriod
          key={period.period_key}
          name={type.task_name}
          period={period}
          way={wayOf(type, period, pages, can)}
          list={listOf(type, period, can)}
        />
      ))}
    </li>
  )
}
