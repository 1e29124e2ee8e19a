import '@shouya/console/registers/registers.css'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useActionWord } from '@shouya/console/ui/useActionWord.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import When from '@shouya/console/ui/When.tsx'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Results.module.css'
import { type ResultRow, resultLooks, sourceOf } from './resultList.ts'

type Props = { rows: readonly ResultRow[]; onOpen: (row: ResultRow) => void }

/** Results with what they did and did not do: a table, on a phone cards. */
export default function ResultRows({ rows, onOpen }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const word = useActionWord()
  const name = (row: ResultRow) => (
    <Button type="link" size={phone ? 'middle' : 'small'} className={styles.name ?? ''} onClick={() => onOpen(row)}>
      {row.name ?? word(row.action)}
    </Button>
  )
  const state = ({ state: code }: ResultRow) => (
    <StatusTag kind={resultLooks[code]}>{t(`result.state.${code}`)}</StatusTag>
  )
  const keyOf = (row: ResultRow) => `${sourceOf(row)} ${row.id}`
  if (phone)
    return (
      <TouchSize>
        <ul className="reg-cards">
          {rows.map((row) => (
            <li key={keyOf(row)} className="reg-card">
              <div className="reg-card-head">
                <strong>{row.name ?? word(row.action)}</strong>
                {state(row)}
              </div>
              <dl>
                <div>
                  <dt>{t('result.time')}</dt>
                  <dd>
                    <When at={row.create_time} />
                  </dd>
                </div>
                <div>
                  <dt>{t('result.status')}</dt>
                  <dd>{t('result.counts', row)}</dd>
                </div>
              </dl>
              <Button onClick={() => onOpen(row)}>{t('result.look')}</Button>
            </li>
          ))}
        </ul>
      </TouchSize>
    )
  const count = (key: 'total' | 'done' | 'failed'): TableColumnType<ResultRow> => ({
    key,
    title: t(`result.${key}`),
    align: 'right',
    width: 96,
    render: (_, row) => row[key],
  })
  const columns: TableColumnType<ResultRow>[] = [
    { key: 'what', title: t('result.what'), render: (_, row) => name(row) },
    { key: 'kind', title: t('result.type'), width: 120, render: (_, { kind }) => t(`result.kind.${kind}`) },
    count('total'),
    count('done'),
    count('failed'),
    { key: 'state', title: t('result.status'), width: 120, render: (_, row) => state(row) },
    { key: 'time', title: t('result.time'), width: 144, render: (_, { create_time }) => <When at={create_time} /> },
  ]
  return (
    <Table<ResultRow>
      rowKey={keyOf}
      size="middle"
      columns={columns}
      dataSource={rows}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
    />
  )
}
