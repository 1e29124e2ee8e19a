import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DataOf } from '../../api/path.ts'
import { useRead } from '../../api/useRead.ts'
import DictTag from '../../ui/DictTag.tsx'
import Failure from '../../ui/Failure.tsx'
import StatusTag from '../../ui/StatusTag.tsx'
import { shortTime } from '../../ui/text.ts'
import Panel from './Panel.tsx'
import styles from './TodayTasks.module.css'

const REFRESH = 60_000
const DONE = [2, 4]
const EXEMPT = 5

type Task = DataOf<'TaskAssignment/GetToday'>['tasks'][number]

/** What the user's own unit owes today, in the order of the day: each the way to the page where it is done (domain 15). */
export default function TodayTasks() {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead(
    'TaskAssignment/GetToday',
    {},
    { staleTime: 5_000, refetchInterval: REFRESH },
  )
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data || (data.tasks.length === 0 && data.holiday === null)) return null
  const due = data.tasks.filter(({ status }) => status !== EXEMPT)
  const done = due.filter(({ status }) => DONE.includes(status)).length
  const note = data.holiday !== null && t('dashboard.today.holiday', { name: data.holiday })
  const progress = due.length > 0 && t('dashboard.today.progress', { done, total: due.length })
  return (
    <Panel id="today" title={t('dashboard.today.title')} note={[note, progress].filter(Boolean).join(' · ')}>
      <ul className={styles.list}>
        {data.tasks.map((task) => {
          const to = pathOf(task)
          return (
            <li key={task.id}>
              {to === null ? (
                <div className={styles.task}>
                  <Task task={task} />
                </div>
              ) : (
                <Link className={`${styles.task} ${styles.way}`} to={to}>
                  <Task task={task} />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Task({ task }: { task: Task }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.name}>{task.task_name}</span>
      <span className={styles.time}>
        {task.finish_time === null
          ? t('dashboard.today.by', { time: shortTime(task.deadline) })
          : t('dashboard.today.at', { time: shortTime(task.finish_time) })}
      </span>
      {task.awaits_sign ? (
        <StatusTag kind="waiting">{t('dashboard.today.awaitsSign')}</StatusTag>
      ) : (
        <DictTag dict="task_status" value={task.status} />
      )}
    </>
  )
}

/** What is done or waits for a signature needs no new record: its page shows it. Nothing for who may not go there. */
function pathOf({ status, awaits_sign, page_path }: Task): string | null {
  return awaits_sign || DONE.includes(status) || status === EXEMPT ? (page_path?.split('?')[0] ?? null) : page_path
}
