import '../../registers/registers.css'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DataOf } from '../../api/path.ts'
import Nothing from '../../ui/Nothing.tsx'
import TouchSize from '../../ui/TouchSize.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { percent, type StatRow } from './statRow.ts'
import styles from './TaskStat.module.css'

type Props = {
  data: DataOf<'TaskAssignment/GetStat'>
  onOpen: (row: StatRow) => void
  onList: (row: StatRow) => void
}

const counts = ['total', 'done', 'done_late', 'overdue', 'open', 'exempt'] as const
const rates = ['completion', 'timely'] as const

/** The units with their figures and the sum of all: a table, on a phone cards. */
export default function StatRows({ data, onOpen, onList }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  if (data.rows.length === 0)
    return (
      <Nothing title={t('tasks.stat.none')} action={null}>
        {t('tasks.stat.noneText')}
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
  const sum = (
    <dl className={styles.rates}>
      {rates.map((key) => (
        <div key={key}>
          <dt>{t(`tasks.stat.${key}`)}</dt>
          <dd>{percent(data.sum[key])}</dd>
        </div>
      ))}
      {counts.map((key) => (
        <div key={key}>
          <dt>{t(`tasks.stat.${key}`)}</dt>
          <dd>{data.sum[key]}</dd>
        </div>
      ))}
    </dl>
  )
  if (phone)
    return (
      <TouchSize>
        {sum}
        <ul className="reg-cards">
          {data.rows.map((row) => (
            <li key={row.dept_id} className="reg-card">
              <div className="reg-card-head">
                {name(row)}
                <strong>{percent(row.completion)}</strong>
              </div>
              <dl>
                {[...counts, 'timely' as const].map((key) => (
                  <div key={key}>
                    <dt>{t(`tasks.stat.${key}`)}</dt>
                    <dd>{key === 'timely' ? percent(row.timely) : row[key]}</dd>
                  </div>
                ))}
              </dl>
              <Button onClick={() => onList(row)}>{t('tasks.stat.list')}</Button>
            </li>
          ))}
        </ul>
      </TouchSize>
    )
  const columns: TableColumnType<StatRow>[] = [
    { key: 'name', title: t('tasks.stat.unit'), render: (_, row) => name(row) },
    ...counts.map((key) => ({
      key,
      dataIndex: key,
      title: t(`tasks.stat.${key}`),
      align: 'right' as const,
      width: 104,
      sorter: (a: StatRow, b: StatRow) => a[key] - b[key],
    })),
    ...rates.map((key) => ({
      key,
      title: t(`tasks.stat.${key}`),
      align: 'right' as const,
      width: 120,
      sorter: (a: StatRow, b: StatRow) => (a[key] ?? 2) - (b[key] ?? 2),
      render: (_: unknown, row: StatRow) => percent(row[key]),
    })),
    {
      key: '*',
      title: t('registers.actions'),
      width: 88,
      render: (_, row) => (
        <Button type="link" size="small" onClick={() => onList(row)}>
          {t('tasks.stat.list')}
        </Button>
      ),
    },
  ]
  return (
    <>
      {sum}
      <Table<StatRow> rowKey="dept_id" size="middle" columns={columns} dataSource={data.rows} pagination={false} />
    </>
  )
}
