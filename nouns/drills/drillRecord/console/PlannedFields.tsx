import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PlannedValues } from './drillList.ts'

/** What is planned; `type`: only plans of this type, by its code. */
export default function PlannedFields({ type }: { type: number | undefined }) {
  const { t } = useTranslation()
  const typeWord = useDictLabel('drill_type')
  const form = Form.useFormInstance<PlannedValues>()
  const dept = Form.useWatch<number | undefined>('dept_id', form)
  const { data: plans } = useRead('DrillPlan/GetEffectiveList', {}, { staleTime: 60_000 })
  const { data: people } = useRead('DrillRecord/GetPersonList', dept === undefined ? {} : { dept_id: dept })
  const afterBegin = (_: unknown, end: string | undefined) => {
    const begin = form.getFieldValue('begin_time') as string | undefined
    return !end || !begin || end > begin
      ? Promise.resolve()
      : Promise.reject(new Error(t('drillRecord.refused.endFirst')))
  }
  return (
    <>
      <Field of="plan_name" className="ui-wide">
        <Select
          loading={!plans}
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={(plans ?? [])
            .filter(({ drill_type }) => type === undefined || drill_type === type)
            .map(({ id, plan_name, plan_version, drill_type }) => ({
              value: id,
              label: `${plan_name} ${plan_version} · ${typeWord(drill_type)}`,
            }))}
        />
      </Field>
      <Field of="form" />
      <Field of="is_blind" extra={t('drillRecord.blindHint')} />
      <Field of="begin_time">
        <TimeInput time allowClear={false} />
      </Field>
      <Field of="end_time" dependencies={['begin_time']} rules={[{ validator: afterBegin }]}>
        <TimeInput time allowClear={false} />
      </Field>
      <Field of="place" />
      <Field of="commander_user_name">
        <PersonSelect people={people} allowClear={false} />
      </Field>
    </>
  )
}
