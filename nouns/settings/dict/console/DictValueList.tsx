import '@shouya/console/registers/registers.css'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { cell } from '@shouya/console/registers/Column.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { dictValue } from '../noun.ts'
import ColorMark from './ColorMark.tsx'
import type { DictValue } from './dictRows.ts'

type Props = { rows: readonly DictValue[]; actions: (row: DictValue) => RowAction[] }

/** The values of a dictionary as a table, on a phone a card each. */
export default function DictValueList({ rows, actions }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const columns = useNounColumns<typeof dictValue, DictValue>(dictValue, {
    value: { width: 88 },
    label_cn: { width: 0, render: (row) => <ColorMark color={row.color}>{row.label_cn}</ColorMark> },
    label_hk: { width: 0 },
    label_us: { width: 0 },
    parent_value: { width: 96 },
    sort: { width: 72 },
    is_default: { width: 72, render: (row) => (row.is_default ? t('ui.yes') : '-') },
    status: { width: 96 },
  })
  if (!phone) {
    const drawn: TableColumnType<DictValue>[] = columns.map((column) => ({
      key: column.key,
      title: column.title,
      ...(column.width && { width: column.width }),
      ...(column.right && { align: 'right' }),
      render: (_, row) => cell(column, row),
    }))
    drawn.push({
      key: '*',
      title: t('registers.actions'),
      width: 168,
      render: (_, row) => <RowActions actions={actions(row)} />,
    })
    return <Table<DictValue> rowKey="id" size="middle" columns={drawn} dataSource={rows} pagination={false} />
  }
  const lines = columns.filter(({ key }) => !['label_cn', 'parent_value', 'status'].includes(key))
  return (
    <ul className="reg-cards">
      {rows.map((row) => (
        <li key={row.id} className="reg-card">
          <div className="reg-card-head">
            <ColorMark color={row.color}>{row.label_cn}</ColorMark>
            <DictTag dict="enable" value={row.status} />
          </div>
          <dl>
            {lines.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{cell(column, row)}</dd>
              </div>
            ))}
          </dl>
          <RowActions touch actions={actions(row)} />
        </li>
      ))}
    </ul>
  )
}
