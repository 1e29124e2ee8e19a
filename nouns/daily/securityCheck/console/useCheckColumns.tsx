import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import CheckStatus from './CheckStatus.tsx'
import type { CheckRow } from './checkList.ts'

const names = (row: CheckRow) => [row.checker_user_name, row.second_checker_user_name].filter(Boolean).join('/') || '-'

/** The columns of the register, of its export and of its cards (domain 4.2). */
export function useCheckColumns(): Column<CheckRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const session = useDictLabel('check_session')
  const columns: Column<CheckRow>[] = [
    {
      key: 'bill_no',
      title: t('checks.field.bill_no'),
      width: 160,
      sort: true,
      render: (row) => row.bill_no ?? `${row.biz_date} ${session(row.session)}`,
    },
    {
      key: 'dept_name',
      title: t('checks.field.dept_name'),
      width: 112,
      render: (row) => <UnitName name={row.dept_name} />,
    },
    {
      key: 'biz_date',
      title: t('checks.field.biz_date'),
      width: 76,
      sort: true,
      render: (row) => <When at={row.biz_date} />,
    },
    {
      key: 'session',
      title: t('checks.field.session'),
      width: units.several ? 104 : 76,
      render: (row) => session(row.session),
    },
    { key: 'checker_user_name', title: t('checks.field.checkers'), width: 112, render: names },
    {
      key: 'abnormal_count',
      title: t('checks.field.abnormal_count'),
      width: 72,
      right: true,
    },
    {
      key: 'rectify_progress',
      title: t('checks.field.rectify_progress'),
      width: 84,
      right: true,
      render: (row) => (row.rectify_count === 0 ? '-' : `${row.rectify_closed}/${row.rectify_count}`),
    },
    {
      key: 'overall_result',
      title: t('checks.field.overall_result'),
      width: 88,
      render: (row) => <DictTag dict="check_result" value={row.overall_result} />,
    },
    {
      key: 'is_overdue',
      title: t('checks.field.is_overdue'),
      width: 76,
      render: (row) => (row.is_overdue ? <StatusTag kind="overdue">{t('checks.late')}</StatusTag> : t('ui.no')),
    },
    {
      key: 'status',
      title: t('checks.field.status'),
      width: useStatusWidth('security_check_status', 108),
      pin: 'right',
      render: (row) => <CheckStatus row={row} />,
    },
    {
      key: 'second_checker_user_name',
      title: t('checks.field.second_checker_user_name'),
      width: 96,
    },
    { key: 'item_values', title: t('checks.field.item_values'), width: 176 },
    { key: 'total_items', title: t('checks.field.total_items'), width: 88, right: true },
    {
      key: 'deadline',
      title: t('checks.field.deadline'),
      width: 136,

      render: (row) => <When at={row.deadline} />,
    },
    {
      key: 'received_at',
      title: t('checks.field.received_at'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.received_at} />,
    },
    {
      key: 'is_backfill',
      title: t('checks.field.is_backfill'),
      width: 72,

      render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')),
    },
    { key: 'create_user_name', title: t('checks.field.create_user_name'), width: 76 },
    {
      key: 'create_time',
      title: t('checks.field.create_time'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'biz_date',
    'session',
    'checker_user_name',
    'abnormal_count',
    !units.several && 'rectify_progress',
    !units.several && 'create_user_name',
    'is_overdue',
    'status',
  ])
}
