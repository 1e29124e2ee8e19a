import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictTag from '../../../ui/DictTag.tsx'
import EndText from '../../../ui/EndText.tsx'
import StatusTag from '../../../ui/StatusTag.tsx'
import { minute } from '../../../ui/text.ts'
import { useDictLabel } from '../../../ui/useDict.ts'
import type { MoneyBoxRow } from './moneyBoxList.ts'
import Punctuality from './Punctuality.tsx'

const hour = (time: string | null) => time?.slice(11, 16) ?? '-'

/** The columns of the register, of its export and of its cards (domain 4.4). */
export function useMoneyBoxColumns(): Column<MoneyBoxRow>[] {
  const { t } = useTranslation()
  const kind = useDictLabel('handover_type')
  const field = (key: string) => t(`moneyBox.field.${key as 'bill_no'}`)
  const plain = (key: keyof MoneyBoxRow & string, width: number, more: Partial<Column<MoneyBoxRow>> = {}) => ({
    key,
    title: field(key),
    width,
    ...more,
  })
  return [
    plain('bill_no', 176, { sort: true, render: (row) => row.bill_no ?? `${row.biz_date} ${kind(row.handover_type)}` }),
    plain('dept_name', 160, { render: (row) => <EndText text={row.dept_name} /> }),
    plain('biz_date', 104, { sort: true }),
    plain('create_user_name', 80),
    plain('handover_type', 128, { render: (row) => kind(row.handover_type) }),
    plain('plate_no', 96),
    plain('crew_names', 176),
    plain('arrive_time', 112, {
      sort: true,
      render: (row) => `${hour(row.arrive_time)} / ${hour(row.leave_time)}`,
    }),
    plain('out_count', 88, { right: true, render: (row) => `${row.out_count} / ${row.in_count}` }),
    plain('on_time', 112, { render: (row) => <Punctuality row={row} /> }),
    plain('is_consistent', 88, {
      render: (row) =>
        row.is_consistent === null ? (
          '-'
        ) : (
          <StatusTag kind={row.is_consistent ? 'done' : 'refused'}>
            {t(row.is_consistent ? 'moneyBox.consistent' : 'moneyBox.differs')}
          </StatusTag>
        ),
    }),
    plain('status', 104, { pin: 'right', render: (row) => <DictTag dict="handover_status" value={row.status} /> }),
    plain('route_name', 128, { hidden: true }),
    plain('escort_company_name', 176, { hidden: true }),
    plain('plan_time', 136, { hidden: true, render: (row) => minute(row.plan_time) }),
    plain('special_approve_no', 176, { hidden: true }),
    plain('exception_type', 112, {
      hidden: true,
      render: (row) => <DictTag dict="handover_exception" value={row.exception_type} />,
    }),
    plain('is_backfill', 72, { hidden: true, render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')) }),
    plain('create_time', 136, { sort: true, hidden: true, render: (row) => minute(row.create_time) }),
  ]
}
