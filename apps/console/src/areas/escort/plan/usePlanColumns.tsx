import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictTag from '../../../ui/DictTag.tsx'
import DictText from '../../../ui/DictText.tsx'
import { minute } from '../../../ui/text.ts'
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
      .join('、') || '-'
  return [
    { ...field('plan_date'), width: 112, sort: true },
    { ...field('shift'), width: 72, render: (row) => <DictText dict="shift_type" value={row.shift} /> },
    {
      ...field('route_name'),
      width: 176,
      render: (row) => (row.route_no ? `${row.route_no} ${row.route_name}` : (row.approval_no ?? '-')),
    },
    { ...field('begin_time'), width: 112, render: (row) => `${row.begin_time}–${row.end_time}` },
    { ...field('plate_no'), width: 104 },
    { ...field('drivers'), width: 88, render: (row) => names(row, role.driver) },
    { ...field('guards'), width: 136, render: (row) => names(row, role.guard) },
    { ...field('cashiers'), width: 104, render: (row) => names(row, role.cashier) },
    { ...field('stop_count'), width: 64, right: true, hidden: true },
    { ...field('company_name'), width: 208, hidden: true },
    { ...field('leader_name'), width: 88, hidden: true },
    {
      ...field('status'),
      width: 120,
      pin: 'right',
      render: (row) => (
        <>
          <DictTag dict="plan_status" value={row.status} />
          {row.changed && <span className="ui-note"> {t('escortPlan.plan.changed')}</span>}
        </>
      ),
    },
    { ...field('approval_no'), width: 176, hidden: true },
    { ...field('publish_time'), width: 136, hidden: true, render: (row) => minute(row.publish_time) },
    { ...field('late_reason'), width: 160, hidden: true },
    { ...field('cancel_reason'), width: 160, hidden: true },
    { ...field('create_time'), width: 136, sort: true, hidden: true, render: (row) => minute(row.create_time) },
  ]
}
