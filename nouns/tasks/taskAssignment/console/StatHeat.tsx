import type { BodyOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { commonStart } from '@shouya/console/ui/chart/commonStart.ts'
import HeatTable from '@shouya/console/ui/chart/HeatTable.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { taskAssignment } from '../noun.ts'
import type { UnitOfStat } from './statFigures.ts'
import styles from './TaskStat.module.css'

type Query = BodyOf<'TaskAssignment/GetStatDays'>
type Props = { query: Query; onOpen: (unit: UnitOfStat) => void }

/** What was filed late or is missing, units by days: a number leads to its tasks, a unit to those below it. */
export default function StatHeat({ query, onOpen }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { data, error, refetch } = useRead('TaskAssignment/GetStatDays', query, { keep: true })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (data.rows.length === 0)
    return (
      <Nothing title={t('taskAssignment.stat.noneLate')} action={null}>
        {t('taskAssignment.stat.noneText')}
      </Nothing>
    )
  const tasks = (unit: string, day: string) => {
    const { task_code } = query
    // What a unit without others below it owes itself.
    const alone = data.rows.some(({ dept_id, has_below }) => String(dept_id) === unit && !has_below)
    return `${taskAssignment.route}?${new URLSearchParams({
      ...{ tab: 'tasks', dept_id: unit, begin_date: day, end_date: day, status: '3,4' },
      ...(alone && { include_child: '0' }),
      ...(task_code && { task_code }),
    })}`
  }
  const common = commonStart(data.rows.map(({ dept_name }) => dept_name))
  const head = (key: string) => {
    const unit = data.rows.find(({ dept_id }) => String(dept_id) === key)
    return (
      unit?.has_below && (
        <Button type="link" size={phone ? 'middle' : 'small'} className={styles.unit} onClick={() => onOpen(unit)}>
          {unit.dept_name.slice(common)}
        </Button>
      )
    )
  }
  return (
    <HeatTable
      title={t('taskAssignment.stat.late')}
      data={{
        of: t('taskAssignment.stat.field.dept_name'),
        columns: data.days.map((day) => ({ key: day, label: day.slice(5), tone: 'bad' as const })),
        rows: data.rows.map(({ dept_id, dept_name, late }) => ({
          key: String(dept_id),
          label: dept_name.slice(common),
          values: late,
        })),
      }}
      to={tasks}
      head={head}
    />
  )
}
