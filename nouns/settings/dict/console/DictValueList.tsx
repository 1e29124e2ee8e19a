import DictTag from '@shouya/console/ui/DictTag.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import ColorMark from './ColorMark.tsx'
import type { DictValue } from './dictRows.ts'

type Props = { rows: readonly DictValue[]; actions: (row: DictValue) => RowAction[] }

/** The values of a dictionary as a table. */
export default function DictValueTable({ rows, actions }: Props) {
  const { t } = useTranslation()
  const columns: TableColumnType<DictValue>[] = [
    { key: 'value', dataIndex: 'value', title: t('settings.dict.value'), width: 88 },
    {
      key: 'cn',
      title: t('settings.dict.labelCn'),
      render: (_, row) => <ColorMark color={row.color}>{row.label_cn}</ColorMark>,
    },
    { key: 'hk', title: t('settings.dict.labelHk'), render: (_, row) => row.label_hk ?? '-' },
    { key: 'us', title: t('settings.dict.labelUs'), render: (_, row) => row.label_us ?? '-' },
    { key: 'parent', title: t('settings.dict.parentValue'), width: 96, render: (_, row) => row.parent_value ?? '-' },
    { key: 'sort', dataIndex: 'sort', title: t('settings.dict.sort'), width: 72, align: 'right' },
    {
      key: 'default',
      title: t('settings.dict.default'),
      width: 72,
      render: (_, row) => (row.is_default ? t('ui.yes') : '-'),
    },
    {
      key: 'status',
      title: t('settings.dict.status'),
      width: 96,
      render: (_, row) => <DictTag dict="enable" value={row.status} />,
    },
    { key: '*', title: t('registers.actions'), width: 168, render: (_, row) => <RowActions actions={actions(row)} /> },
  ]
  return <Table<DictValue> rowKey="id" size="middle" columns={columns} dataSource={rows} pagination={false} />
}
