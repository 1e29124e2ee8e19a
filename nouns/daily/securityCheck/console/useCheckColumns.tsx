import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useTranslation } from 'react-i18next'
import { securityCheck } from '../noun.ts'
import CheckStatus from './CheckStatus.tsx'
import type { CheckRow } from './checkList.ts'

const names = (row: CheckRow) => [row.checker_user_name, row.second_checker_user_name].filter(Boolean).join('/') || '-'

/** The columns of the register, of its export and of its cards (domain 4.2). */
export function useCheckColumns(): Column<CheckRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const session = useDictLabel('check_session')
  const columns = useNounColumns<typeof securityCheck, CheckRow>(securityCheck, {
    bill_no: { width: 160, sort: true, render: (row) => row.bill_no ?? `${row.biz_date} ${session(row.session)}` },
    dept_name: { width: 112 },
    biz_date: { width: 76, sort: true },
    session: { width: units.several ? 104 : 76, render: (row) => session(row.session) },
    checker_user_name: { title: t('securityCheck.field.checkers'), width: 112, render: names },
    abnormal_count: { width: 72 },
    overall_result: { width: 88, render: (row) => <DictTag dict="check_result" value={row.overall_result} /> },
    is_overdue: {
      width: 76,
      render: (row) => (row.is_overdue ? <StatusTag kind="overdue">{t('securityCheck.late')}</StatusTag> : t('ui.no')),
    },
    status: {
      width: useStatusWidth(securityCheck.states.dict, 108),
      pin: 'right',
      render: (row) => <CheckStatus row={row} />,
    },
    second_checker_user_name: { width: 96 },
    item_values: { width: 176 },
    total_items: { width: 88 },
    deadline: { width: 136 },
    received_at: { width: 136, sort: true },
    is_backfill: { width: 72, render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')) },
    create_user_name: { width: 76 },
    create_time: { width: 136, sort: true },
  })
  const behind = columns.findIndex(({ key }) => key === 'overall_result')
  const all = columns.toSpliced(behind, 0, {
    key: 'rectify_progress',
    title: t('securityCheck.field.rectify_progress'),
    width: 84,
    right: true,
    render: (row) => (row.rectify_count === 0 ? '-' : `${row.rectify_closed}/${row.rectify_count}`),
  })
  return inOrder(all, [
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
