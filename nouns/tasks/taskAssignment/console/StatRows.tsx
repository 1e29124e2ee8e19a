import '@shouya/console/registers/registers.css'
import type { DataOf } from '@shouya/console/api/path.ts'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Segmented, Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type StatRow, type StatView, statViews, useStatFigures } from './statFigures.ts'
import { percent } from './statRow.ts'
import styles from './TaskStat.module.css'

type Props = {
  data: DataOf<'TaskAssignment/GetStat'>
  view: StatView
  onView: (view: StatView) => void
  onOpen: (row: StatRow) => void
  onList: (row: StatRow) => void
  /** What stands in the place of the rows in the view of days. */
  heat: ReactNode
}

/** The units with their figures and the sum of all: a table, on a phone cards. */
export default function StatRows({ data, view, onView, onOpen, onList, heat }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const figures = useStatFigures(data)[view]
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
      <dl className={styles.rates}>
        {figures.map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{text(data.sum)}</dd>
          </div>
        ))}
      </dl>
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
              <dl>
                {figures.map(({ key, title, text }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{text(row)}</dd>
                  </div>
                ))}
              </dl>
              <Button onClick={() => onList(row)}>{t('taskAssignment.stat.list')}</Button>
            </li>
          ))}
        </ul>
      </TouchSize>
    )
  const columns: TableColumnType<StatRow>[] = [
    { key: 'name', title: t('taskAssignment.stat.field.dept_name'), render: (_, row) => name(row) },
    ...figures.map(({ key, title, text, order }) => ({
      key,
      title,
      align: 'right' as const,
      width: 112,
      sorter: (a: StatRow, b: StatRow) => order(a) - order(b),
      render: (_: unknown, row: StatRow) => text(row),
    })),
    {
      key: '*',
      title: t('registers.actions'),
      width: 88,
      render: (_, row) => (
        <Button type="link" size="small" onClick={() => onList(row)}>
          {t('taskAssignment.stat.list')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {head}
      <Table<StatRow> rowKey="dept_id" size="middle" columns={columns} dataSource={data.rows} pagination={false} />
    </>
  )
}
