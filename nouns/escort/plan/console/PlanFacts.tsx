import { mark } from '@shouya/console/i18n/language.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { having, type PlanDetail, role } from './planList.ts'

/** What a plan says, whoever rides with their numbers. */
export default function PlanFacts({ row }: { row: PlanDetail }) {
  const { t } = useTranslation()
  const people = (duty: number) =>
    having(row, duty)
      .map(({ id, name, staff_no }) => `${name} ${staff_no}${id === row.leader_id ? t('escortPlan.plan.leads') : ''}`)
      .join(mark('、'))
  const field = (name: string) => t(`escortPlan.plan.field.${name}` as 'escortPlan.plan.field.plan_date')
  return (
    <Details
      items={[
        { label: field('company_name'), value: row.company_name, wide: true },
        { label: field('shift'), value: <DictText dict="shift_type" value={row.shift} /> },
        { label: field('begin_time'), value: `${row.begin_time}–${row.end_time}` },
        { label: field('route_name'), value: row.route_no && `${row.route_no} ${row.route_name}` },
        { label: field('plate_no'), value: row.plate_no },
        { label: field('drivers'), value: people(role.driver), wide: true },
        { label: field('guards'), value: people(role.guard), wide: true },
        { label: field('cashiers'), value: people(role.cashier), wide: true },
        row.approval_no !== null && { label: field('approval_no'), value: row.approval_no, wide: true },
        { label: field('publish_time'), value: minute(row.publish_time) },
        { label: field('create_user_name'), value: row.create_user_name ?? t('escortPlan.plan.bySystem') },
        row.late_reason !== null && { label: field('late_reason'), value: row.late_reason, wide: true },
        row.cancel_reason !== null && { label: field('cancel_reason'), value: row.cancel_reason, wide: true },
        { label: field('remark'), value: row.remark, wide: true },
      ]}
    />
  )
}
