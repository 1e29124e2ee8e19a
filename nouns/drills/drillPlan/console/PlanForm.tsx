import { useNow } from '@shouya/console/app/host/useNow.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { drillPlan } from '../noun.ts'
import type { PlanDetail, PlanValues } from './planList.ts'
import RolesField from './RolesField.tsx'
import { useOwners } from './useOwners.ts'

const valuesOf = (row: PlanDetail): PlanValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(drillPlan, row),
  roles: row.roles,
})

/** Enters a plan, or changes a version in revision. */
export default function PlanForm({ row, onClose }: { row?: PlanDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const { date } = useNow()
  const { bank, branches } = useOwners()
  const first = { plan_version: 'V1.0', effective_date: date, roles: [] }
  return (
    <FormDrawer<'DrillPlan/Save', PlanValues>
      path="DrillPlan/Save"
      title={row ? `${t('drillPlan.move.edit')} · ${row.plan_name} ${row.plan_version}` : t('drillPlan.add')}
      initial={row ? valuesOf(row) : { ...first, owner_dept_id: bank ? null : (branches[0]?.id ?? null) }}
      toBody={(values) => values}
      onClose={onClose}
    >
      <NounContext value={drillPlan}>
        <Field of="plan_name" />
        <Field of="drill_type" />
        <Field of="plan_version" />
        <Field of="owner_dept_name" required={!bank} {...(bank && { extra: t('drillPlan.ownerHint') })}>
          <Select
            allowClear={bank}
            disabled={row !== undefined}
            placeholder={t('drillPlan.bank')}
            options={branches.map(({ id, dept_name }) => ({ value: id, label: dept_name }))}
          />
        </Field>
        <Field of="effective_date" />
        <Field of="content" />
        <Form.Item label={t('drillPlan.roles.title')} className="ui-wide">
          <RolesField />
        </Form.Item>
      </NounContext>
    </FormDrawer>
  )
}
