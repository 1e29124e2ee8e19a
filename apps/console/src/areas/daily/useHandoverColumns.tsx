import { useTranslation } from 'react-i18next'
import type { Column } from '../../registers/Column.ts'
import DictText from '../../ui/DictText.tsx'
import { minute } from '../../ui/text.ts'
import HandoverStatus from './HandoverStatus.tsx'
import { type HandoverRow, keysText } from './handoverList.ts'

/** The columns of the register, of its export and of its cards. */
export function useHandoverColumns(): Column<HandoverRow>[] {
  const { t } = useTranslation()
  return [
    { key: 'bill_no', title: t('daily.field.bill_no'), width: 176, sort: true },
    { key: 'dept_name', title: t('daily.field.dept_name'), width: 144 },
    {
      key: 'biz_date',
      title: t('daily.field.biz_date'),
      width: 152,
      render: (row) => (row.is_backfill ? `${row.biz_date} ${t('daily.backfill')}` : row.biz_date),
    },
    { key: 'keys', title: t('daily.field.keys'), width: 184, render: (row) => keysText(row.keys) },
    {
      key: 'handover_type',
      title: t('daily.field.handover_type'),
      width: 112,
      render: (row) => <DictText dict="key_handover_type" value={row.handover_type} />,
    },
    { key: 'from_user_name', title: t('daily.field.from_user_name'), width: 88 },
    { key: 'to_user_name', title: t('daily.field.to_user_name'), width: 88 },
    { key: 'supervisor_user_name', title: t('daily.field.supervisor_user_name'), width: 88 },
    {
      key: 'handover_time',
      title: t('daily.field.handover_time'),
      width: 144,
      sort: true,
      render: (row) => minute(row.handover_time),
    },
    {
      key: 'expect_return_time',
      title: t('daily.field.expect_return_time'),
      width: 144,
      sort: true,
      render: (row) => minute(row.expect_return_time),
    },
    {
      key: 'status',
      title: t('daily.field.status'),
      width: 144,
      pin: 'right',
      render: (row) => <HandoverStatus row={row} />,
    },
    {
      key: 'return_time',
      title: t('daily.field.return_time'),
      width: 152,
      hidden: true,
      render: (row) => minute(row.return_time),
    },
    { key: 'reason', title: t('daily.field.reason'), width: 200, hidden: true },
    { key: 'create_user_name', title: t('daily.field.create_user_name'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('daily.field.create_time'),
      width: 152,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
