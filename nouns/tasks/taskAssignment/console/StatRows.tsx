import '@shouya/console/registers/registers.css'
import type { DataOf } from '@shouya/console/api/path.ts'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import StatNumber from './StatNumber.tsx'
import StatTable from './StatTable.tsx'
import { type StatRow, type StatView, statViews, useStatFigures } from './statFigures.ts'
import { percent } from './statRow.ts'
import type { Behind } from './statWays.ts'
import styles from './TaskStat.module.css'

type Props = {
  data: DataOf<'TaskAssignment/GetStat'>
  /** Of which days, unit and type they are. */
  behind: Behind
  view: StatView
  onView: (view: StatView) => void
  onOpen: (row: StatRow) => void
  /** What stands in the place of the rows in the view of days. */
  heat: ReactNode
}

/** The units with their figures and the sum of all: a table, on a phone cards. */
export default function StatRows({ data, behind, view, onView, onOpen, heat }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { views, groups } = useStatFigures(data, behind.days, behind.task_code)
  if (data.rows.length === 0)
    return (
      <Nothing title={t('taskAssignment.stat.none')} action={null}>
        {t('taskAssignment.stat.noneText')}
      </Nothing>
    )
  const name = (row: StatRow) =>
    row.has_below ? (
      <Button type="link" size={phone ? 'middle' : 'small'} className={styles.unit} onClick={() => onOpen(row)}>
        {row.dept_name}
      </Button>
    ) : (
      row.dept_name
    )
  // In a card or above the table a type is one figure, in the table a group of columns.
  const short = [...(view === 'types' ? groups : []), ...views[view]]
  const numbers = (of: Parameters<(typeof short)[number]['text']>[0], unit: Parameters<typeof StatNumber>[0]['unit']) =>
    short.map((figure) => (
      <div key={figure.key}>
        <dt>{figure.title}</dt>
        <dd>
          <StatNumber figure={figure} of={of} unit={unit} />
        </dd>
      </div>
    ))
  const head = (
    <>
      <TouchSize>
        <Segmented<StatView>
          className={styles.views ?? ''}
          aria-label={t('taskAssignment.stat.title')}
          value={view}
          options={statViews.map((value) => ({ value, label: t(`taskAssignment.stat.views.${value}`) }))}
          onChange={onView}
        />
      </TouchSize>
      <dl className={styles.rates}>{numbers(data.sum, { dept_id: behind.dept_id })}</dl>
    </>
  )
  if (view === 'days')
    return (
      <>
        {head}
        {heat}
      </>
    )
  if (phone)
    return (
      <TouchSize>
        {head}
        <ul className="reg-cards">
          {data.rows.map((row) => (
            <li key={row.dept_id} className="reg-card">
              <div className="reg-card-head">
                {name(row)}
                <strong>{percent(row.completion)}</strong>
              </div>
              <dl>{numbers(row, row)}</dl>
            </li>
          ))}
        </ul>
      </TouchSize>
    )
  return (
    <>
      {head}
      <StatTable rows={data.rows} groups={view === 'types' ? groups : []} figures={views[view]} name={name} />
    </>
  )
}
