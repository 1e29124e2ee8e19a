import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { shortEnd } from '@shouya/console/ui/text.ts'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import type { MoneyBoxRow } from './moneyBoxList.ts'
import Punctuality from './Punctuality.tsx'

/** The columns of the register, of its export and of its cards (domain 4.4). */
export function useMoneyBoxColumns(): Column<MoneyBoxRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const kind = useDictLabel('handover_type')
  const field = (key: string) => t(`moneyBox.field.${key as 'bill_no'}`)
  const plain = (key: keyof MoneyBoxRow & string, width: number, more: Partial<Column<MoneyBoxRow>> = {}) => ({
    key,
    title: field(key),
    width,
    ...more,
  })
  const columns: Column<MoneyBoxRow>[] = [
    plain('bill_no', 158, { sort: true, render: (row) => row.bill_no ?? `${row.biz_date} ${kind(row.handover_type)}` }),
    plain('dept_name', 112, { render: (row) => <UnitName name={row.dept_name} /> }),
    plain('biz_date', 80, { sort: true, render: (row) => <When at={row.biz_date} /> }),
    plain('create_user_name', 80),
    plain('handover_type', units.several ? 130 : 108, {
      render: (row) => <DictText dict="handover_type" value={row.handover_type} />,
    }),
    plain('plate_no', 82),
    // Kept as Chinese lists are written.
    plain('crew_names', 126, { render: (row) => row.crew_names?.replaceAll('、', mark('、')) || '-' }),
    plain('arrive_time', 104, {
      sort: true,
      render: ({ arrive_time, leave_time }) => (
        <span className="ui-words">
          <When at={arrive_time} />
          {arrive_time && leave_time && `–${shortEnd(arrive_time, leave_time)}`}
        </span>
      ),
    }),
    plain('out_count', 76, { right: true, render: (row) => `${row.out_count} / ${row.in_count}` }),
    plain('on_time', 92, { render: (row) => <Punctuality row={row} /> }),
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
    plain('status', useStatusWidth('handover_status', 92), {
      pin: 'right',
      render: (row) => <DictTag dict="handover_status" value={row.status} />,
    }),
    plain('route_name', 128, {}),
    plain('escort_company_name', 112, { render: (row) => <CompanyName name={row.escort_company_name} /> }),
    plain('plan_time', 136, { render: (row) => <When at={row.plan_time} /> }),
    plain('special_approve_no', 176, {}),
    plain('exception_type', 112, {
      render: (row) => <DictTag dict="handover_exception" value={row.exception_type} />,
    }),
    plain('is_backfill', 72, { render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')) }),
    plain('create_time', 136, { sort: true, render: (row) => <When at={row.create_time} /> }),
  ]
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'handover_type',
    'arrive_time',
    'plate_no',
    'crew_names',
    !units.several && 'out_count',
    'on_time',
    'status',
  ])
}
