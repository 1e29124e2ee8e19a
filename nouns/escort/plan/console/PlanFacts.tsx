import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { crewRole, plan } from '../noun.ts'
import { having, type PlanDetail } from './planList.ts'

/** What a plan says, whoever rides with their numbers. */
export default function PlanFacts({ row }: { row: PlanDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(plan)
  const people = (duty: number) =>
    having(row, duty)
      .map(({ id, name, staff_no }) => `${name} ${staff_no}${id === row.leader_id ? t('plan.leads') : ''}`)
      .join(mark('、'))
  return (
    <Facts
      of={plan}
      row={row}
      show={[
        { label: label('company_name'), value: row.company_name, wide: true },
        'shift',
        { label: t('plan.hours'), value: `${row.begin_time}–${row.end_time}` },
        { label: label('route_name'), value: row.route_no && `${row.route_no} ${row.route_name}` },
        'plate_no',
        { label: t('plan.field.drivers'), value: people(crewRole.driver), wide: true },
        { label: t('plan.field.guards'), value: people(crewRole.guard), wide: true },
        { label: t('plan.field.cashiers'), value: people(crewRole.cashier), wide: true },
        row.approval_no !== null && { label: label('approval_no'), value: row.approval_no, wide: true },
        'publish_time',
        { label: label('create_user_name'), value: row.create_user_name ?? t('plan.bySystem') },
        row.late_reason !== null && 'late_reason',
        row.cancel_reason !== null && 'cancel_reason',
        'remark',
      ]}
    />
  )
}
