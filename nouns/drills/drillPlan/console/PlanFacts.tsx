import Facts from '@shouya/console/noun/Facts.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { drillPlan } from '../noun.ts'
import type { PlanDetail } from './planList.ts'

/** One version of a plan: what it says, who does what, and the other versions. */
export default function PlanFacts({ row, onShow }: { row: PlanDetail; onShow: (id: number) => void }) {
  const { t } = useTranslation()
  return (
    <Facts
      of={drillPlan}
      row={{ ...row, owner_dept_name: row.owner_dept_name ?? t('drillPlan.bank') }}
      show={[
        ...([
          'plan_name',
          'drill_type',
          'plan_version',
          'owner_dept_name',
          'effective_date',
          'review_due',
          'content',
        ] as const),
        {
          label: t('drillPlan.roles.title'),
          value: row.roles.map((line) => (
            <div key={`${line.role} ${line.duty}`}>
              {line.role} · {line.duty}
            </div>
          )),
          wide: true,
        },
        row.abolish_reason !== null && 'abolish_reason',
        ...(['create_user_name', 'create_time'] as const),
        {
          label: t('drillPlan.versions'),
          value: row.versions.map(({ id, plan_version, effective_date, status }) => (
            <div key={id}>
              {id === row.id ? (
                plan_version
              ) : (
                <Button type="link" size="small" onClick={() => onShow(id)}>
                  {plan_version}
                </Button>
              )}{' '}
              {effective_date} <DictTag dict={drillPlan.states.dict} value={status} />
            </div>
          )),
          wide: true,
        },
      ]}
    />
  )
}
