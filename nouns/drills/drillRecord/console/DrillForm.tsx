import { useUser } from '@shouya/console/api/account.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useTranslation } from 'react-i18next'
import { drillRecord } from '../noun.ts'
import type { DrillDetail, PlannedValues } from './drillList.ts'
import PlannedFields from './PlannedFields.tsx'

/** Plans a drill, or changes its plan. */
export default function DrillForm({ row, onClose }: { row?: DrillDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const [type] = useParam('drill_type')
  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  return (
    <FormDrawer<'DrillRecord/Save', PlannedValues>
      path="DrillRecord/Save"
      title={row ? `${t('drillRecord.move.edit')} · ${row.bill_no}` : t('drillRecord.add')}
      initial={row ? valuesOf(row) : { dept_id: user.dept_id, is_blind: false, commander_user_id: user.id }}
      // A drill keeps its unit.
      toBody={({ dept_id, ...values }) => ({ ...values, ...(!row && dept_id !== undefined && { dept_id }) })}
      onClose={onClose}
    >
      <NounContext value={drillRecord}>
        {!row && (depts?.length ?? 0) > 1 && <Field of="dept_name" className="ui-wide" />}
        <PlannedFields type={row?.redrill_due ? row.drill_type : Number(type) || undefined} />
      </NounContext>
    </FormDrawer>
  )
}

const valuesOf = (row: DrillDetail): PlannedValues => ({
  ...{ id: row.id, version: row.version, dept_id: row.dept_id, plan_id: row.plan_id, form: row.form },
  ...{ is_blind: row.is_blind, begin_time: row.begin_time, end_time: row.end_time, place: row.place },
  commander_user_id: row.commander_user_id,
})
