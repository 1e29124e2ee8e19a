import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useTranslation } from 'react-i18next'
import { crewRole, plan } from '../noun.ts'
import { having, type PlanRow } from './planList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function usePlanColumns(): Column<PlanRow>[] {
  const { t } = useTranslation()
  const names = (row: PlanRow, duty: number) =>
    having(row, duty)
      .map(({ name }) => name)
      .join(mark('、')) || '-'
  const columns = useNounColumns<typeof plan, PlanRow>(plan, {
    plan_date: { width: 84, sort: true },
    shift: { width: 64 },
    route_name: {
      width: 136,
      render: (row) => (row.route_no ? `${row.route_no} ${row.route_name}` : (row.approval_no ?? '-')),
    },
    begin_time: { width: 108, title: t('plan.hours'), render: (row) => `${row.begin_time}–${row.end_time}` },
    plate_no: { width: 84 },
    stop_count: { width: 64 },
    company_name: { width: 112 },
    leader_name: { width: 88 },
    status: {
      width: useStatusWidth('plan_status', 112),
      pin: 'right',
      render: (row) => (
        <>
          <DictTag dict="plan_status" value={row.status} />
          {row.changed && <span className="ui-note"> {t('plan.field.changed')}</span>}
        </>
      ),
    },
    approval_no: { width: 176 },
    publish_time: { width: 136 },
    late_reason: { width: 160 },
    cancel_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  const crew: Column<PlanRow>[] = [
    {
      key: 'drivers',
      title: t('plan.field.drivers'),
      width: 76,
      render: (row) => names(row, crewRole.driver),
    },
    { key: 'guards', title: t('plan.field.guards'), width: 112, render: (row) => names(row, crewRole.guard) },
    { key: 'cashiers', title: t('plan.field.cashiers'), width: 88, render: (row) => names(row, crewRole.cashier) },
  ]
  return inOrder(
    [...columns, ...crew],
    ['plan_date', 'shift', 'route_name', 'begin_time', 'plate_no', 'drivers', 'guards', 'cashiers', 'status'],
  )
}
