import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import { typesBelow, unitType } from '../rules.ts'
import DeptOutletFields from './DeptOutletFields.tsx'
import DeptPlaceFields from './DeptPlaceFields.tsx'
import type { DeptRow, DeptValues } from './deptList.ts'

/** Proposed values of an outlet (domain 1.1). */
const usual = {
  business_begin: '09:00',
  business_end: '17:00',
  deliver_time: '08:20',
  collect_time: '17:30',
  risk_level: 3,
}

/** All fields of a unit, in the order in which somebody describes one. */
export default function DeptFields({ row }: { row: DeptRow | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<DeptValues>()
  const parent = Form.useWatch('parent_id', form)
  const type = Form.useWatch('dept_type', form)
  const { data: units } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const root = row !== undefined && row.parent_id === null
  const outlet = type === unitType.outlet
  const allowed = typesBelow(units?.find(({ id }) => id === parent)?.dept_type)
  const describe = (chosen: unknown) => {
    if (chosen !== unitType.outlet) return
    for (const [name, value] of Object.entries(usual))
      if (!form.getFieldValue(name as 'sort')) form.setFieldValue(name as 'sort', value as number)
  }
  return (
    <NounContext value={dept}>
      <h2 className="ui-wide ui-heading">{t('dept.group.base')}</h2>
      <Field of="parent_name" className="ui-wide" required={!root} extra={row && !root && t('dept.moveHint')}>
        <DeptTreeSelect allowClear={false} disabled={root} />
      </Field>
      <Field of="dept_code" />
      <Field of="dept_type" extra={!row && outlet && t('dept.outletHint')}>
        <DictSelect
          dict="dept_type"
          allowClear={false}
          disabled={root}
          refuse={(value) => (root || allowed.includes(Number(value)) ? undefined : t('dept.typeRefused'))}
          onChange={describe}
        />
      </Field>
      <Field of="dept_name" />
      <Field of="short_name" />
      <Field of="sort" extra={t('dept.sortHint')} />
      {row && !root && <Field of="status" />}
      {row && <People id={row.id} />}
      <DeptPlaceFields outlet={outlet} />
      <DeptOutletFields outlet={outlet} />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}

/** Head and safety officer: enabled accounts of the unit or below it. */
function People({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data: people } = useRead('User/GetByDept', { dept_id: id })
  return (
    <>
      <h2 className="ui-wide ui-heading">{t('dept.group.people')}</h2>
      <Field of="leader_user_name">
        <PersonSelect people={people} />
      </Field>
      <Field of="safety_user_name">
        <PersonSelect people={people} />
      </Field>
    </>
  )
}
