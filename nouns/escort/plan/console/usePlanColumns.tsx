import { mark } from '@shouya/console/i18n/language.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import CompanyName from '@shouya/console/ui/CompanyName.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { having, type PlanRow, role } from './planList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function usePlanColumns(): Column<PlanRow>[] {
  const { t } = useTranslation()
  const field = (key: string) => ({
    key,
    title: t(`escortPlan.plan.field.${key}` as 'escortPlan.plan.field.plan_date'),
  })
  const names = (row: PlanRow, duty: number) =>
    having(row, duty)
      .map(({ name }) => name)
      .join(mark('、')) || '-'
  const columns: Column<PlanRow>[] = [
    { ...field('plan_date'), width: 84, sort: true, render: (row) => <When at={row.plan_date} /> },
    { ...field('shift'), width: 64, render: (row) => <DictText dict="shift_type" value={row.shift} /> },
    {
      ...field('route_name'),
      width: 136,
      render: (row) => (row.route_no ? `${row.route_no} ${row.route_name}` : (row.approval_no ?? '-')),
    },
    { ...field('begin_time'), width: 108, render: (row) => `${row.begin_time}–${row.end_time}` },
    { ...field('plate_no'), width: 84 },
    { ...field('drivers'), width: 76, render: (row) => names(row, role.driver) },
    { ...field('guards'), width: 112, render: (row) => names(row, role.guard) },
    { ...field('cashiers'), width: 88, render: (row) => names(row, role.cashier) },
    { ...field('stop_count'), width: 64, right: true },
    { ...field('company_name'), width: 112, render: (row) => <CompanyName name={row.company_name} /> },
    { ...field('leader_name'), width: 88 },
    {
      ...field('status'),
      width: useStatusWidth('plan_status', 112),
      pin: 'right',
      render: (row) => (
        <>
          <DictTag dict="plan_status" value={row.status} />
          {row.changed && <span className="ui-note"> {t('escortPlan.plan.changed')}</span>}
        </>
      ),
    },
    { ...field('approval_no'), width: 176 },
    { ...field('publish_time'), width: 136, render: (row) => <When at={row.publish_time} /> },
    { ...field('late_reason'), width: 160 },
    { ...field('cancel_reason'), width: 160 },
    { ...field('create_time'), width: 136, sort: true, render: (row) => <When at={row.create_time} /> },
  ]
  return inOrder(columns, [
    'plan_date',
    'shift',
    'route_name',
    'begin_time',
    'plate_no',
    'drivers',
    'guards',
    'cashiers',
    'status',
  ])
}
