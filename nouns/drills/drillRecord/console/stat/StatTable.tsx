import '@shouya/console/registers/registers.css'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './DrillStat.module.css'
import { figureText, type Stat, type StatRow, statFigures } from './statList.ts'

type Props = { data: Stat; onOpen: (row: StatRow) => void; onList: (row: StatRow) => void }

/** The sum, and the units with their figures and the drills of each type: a table, on a phone cards. */
export default function StatTable({ data, onOpen, onList }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const types = useDict('drill_type')
  const figures = statFigures.map((key) => ({ key, title: t(`drillRecord.stat.field.${key}`) }))
  const name = (row: StatRow) =>
    row.has_below ? (
      <Button type="link" size={phone ? 'middle' : 'small'} className={styles.unit} onClick={() => onOpen(row)}>
        {row.dept_name}
      </Button>
    ) : (
      row.dept_name
    )
  const head = (
    <dl className={styles.figures}>
      {figures.map(({ key, title }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{figureText(data.sum, key)}</dd>
        </div>
      ))}
    </dl>
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
                <strong>{figureText(row, 'completion')}</strong>
              </div>
              <dl>
                {figures.map(({ key, title }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{figureText(row, key)}</dd>
                  </div>
                ))}
              </dl>
              <Button onClick={() => onList(row)}>{t('drillRecord.stat.list')}</Button>
            </li>
          ))}
        </ul>
      </TouchSize>
    )
  const columns: TableColumnType<StatRow>[] = [
    {
      key: 'name',
      title: t('drillRecord.stat.field.dept_name'),
      width: 160,
      fixed: 'left',
      render: (_, row) => name(row),
    },
    ...figures.map(({ key, title }) => ({
      key,
      title,
      align: 'right' as const,
      width: 112,
      // Where there is nothing, behind all others.
      sorter: (a: StatRow, b: StatRow) => (a[key] ?? Infinity) - (b[key] ?? Infinity),
      render: (_: unknown, row: StatRow) => figureText(row, key),
    })),
    ...types.map(({ value, label }) => ({
      key: `type ${value}`,
      title: label,
      align: 'right' as const,
      width: 112,
      render: (_: unknown, row: StatRow) => row.types[value] ?? 0,
    })),
    {
      key: '*',
      title: t('registers.actions'),
      width: 96,
      fixed: 'right',
      render: (_, row) => (
        <Button type="link" size="small" onClick={() => onList(row)}>
          {t('drillRecord.stat.list')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {head}
      <Table<StatRow>
        rowKey="dept_id"
        size="middle"
        columns={columns}
        dataSource={data.rows}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </>
  )
}
