import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { shortEnd } from '@shouya/console/ui/text.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { moneyBox } from '../noun.ts'
import type { MoneyBoxRow } from './moneyBoxList.ts'
import Punctuality from './Punctuality.tsx'

/** The columns of the register, of its export and of its cards (domain 4.4). */
export function useMoneyBoxColumns(): Column<MoneyBoxRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const kind = useDictLabel('handover_type')
  const columns = useNounColumns<typeof moneyBox, MoneyBoxRow>(moneyBox, {
    bill_no: { width: 158, sort: true, render: (row) => row.bill_no ?? `${row.biz_date} ${kind(row.handover_type)}` },
    dept_name: { width: 112 },
    biz_date: { width: 80, sort: true },
    create_user_name: { width: 80 },
    handover_type: { width: units.several ? 130 : 108 },
    plate_no: { width: 82 },
    // Stored with Chinese separators.
    crew_names: { width: 126, render: (row) => row.crew_names?.replaceAll('、', mark('、')) || '-' },
    arrive_time: {
      title: t('moneyBox.stay'),
      width: 104,
      sort: true,
      render: ({ arrive_time, leave_time }) => (
        <span className="ui-words">
          <When at={arrive_time} />
          {arrive_time && leave_time && `–${shortEnd(arrive_time, leave_time)}`}
        </span>
      ),
    },
    out_count: { title: t('moneyBox.counts'), width: 76, render: (row) => `${row.out_count} / ${row.in_count}` },
    on_time: { width: 92, render: (row) => <Punctuality row={row} /> },
    is_consistent: {
      width: 88,
      render: ({ is_consistent: is }) =>
        is === null ? (
          '-'
        ) : (
          <StatusTag kind={is ? 'done' : 'refused'}>{t(is ? 'moneyBox.consistent' : 'moneyBox.differs')}</StatusTag>
        ),
    },
    status: {
      width: useStatusWidth('handover_status', 92),
      pin: 'right',
      render: (row) => <DictTag dict="handover_status" value={row.status} />,
    },
    in_count: { width: 88 },
    leave_time: { width: 136 },
    late_minutes: { width: 88 },
    route_name: { width: 128 },
    escort_company_name: { width: 112 },
    plan_time: { width: 136 },
    special_approve_no: { width: 176 },
    exception_type: { width: 112, render: (row) => <DictTag dict="handover_exception" value={row.exception_type} /> },
    is_backfill: { width: 72, render: (row) => (row.is_backfill ? t('ui.yes') : t('ui.no')) },
    create_time: { width: 136, sort: true },
  })
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
