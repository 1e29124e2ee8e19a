import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictTag from '../../../ui/DictTag.tsx'
import EndText from '../../../ui/EndText.tsx'
import StatusTag from '../../../ui/StatusTag.tsx'
import { minute } from '../../../ui/text.ts'
import { useDictLabel } from '../../../ui/useDict.ts'
import CheckStatus from './CheckStatus.tsx'
import type { CheckRow } from './checkList.ts'

const names = (row: CheckRow) => [row.checker_user_name, row.second_checker_user_name].filter(Boolean).join('/') || '-'

/** The columns of the register, of its export and of its cards (domain 4.2). */
export function useCheckColumns(): Column<CheckRow>[] {
  const { t } = useTranslation()
  const session = useDictLabel('check_session')
  return [
    {
      key: 'bill_no',
      title: t('checks.field.bill_no'),
      width: 176,
      sort: true,
      render: (row) => row.bill_no ?? `${row.biz_date} ${session(row.session)}`,
    },
    {
      key: 'dept_name',
      title: t('checks.field.dept_name'),
      width: 160,
      render: (row) => <EndText text={row.dept_name} />,
    },
    { key: 'biz_date', title: t('checks.field.biz_date'), width: 104, sort: true },
    { key: 'session', title: t('checks.field.session'), width: 96, render: (row) => session(row.session) },
    { key: 'checker_user_name', title: t('checks.field.checkers'), width: 136, render: names },
    {
      key: 'abnormal_count',
      title: t('checks.field.abnormal_count'),
      width: 72,
      right: true,
    },
    {
      key: 'rectify_progress',
      title: t('checks.field.rectify_progress'),
      width: 88,
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
      width: 96,
      render: (row) => (row.is_overdue ? <StatusTag kind="overdue">{t('checks.late')}</StatusTag> : t('ui.no')),
    },
    {
      key: 'status',
      title: t('checks.field.status'),
      width: 112,
      pin: 'right',
      render: (row) => <CheckStatus row={row} />,
    },
    {
      key: 'second_checker_user_name',
      title: t('checks.field.second_checker_user_name'),
      width: 96,
      hidden: true,
    },
    { key: 'total_items', title: t('checks.field.total_items'), width: 88, right: true, hidden: true },
    {
      key: 'deadline',
      title: t('checks.field.deadline'),
      width: 136,
      hidden: true,
      render: (row) => minute(row.deadline),
    },
    {
      key: 'received_at',
      title: t('checks.field.received_at'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.received_at),
    },
    {
      key: 'is_backfill',
      title: t('checks.field.is_backfill'),
      width: 72,
      hidden: true,
      render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')),
    },
    { key: 'create_user_name', title: t('checks.field.create_user_name'), width: 96, hidden: true },
    {
      key: 'create_time',
      title: t('checks.field.create_time'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
