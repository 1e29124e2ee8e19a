import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { sceneCheck } from '../noun.ts'
import EquipmentField from './EquipmentField.tsx'
import GuardsField from './GuardsField.tsx'
import QuestionsField from './QuestionsField.tsx'
import type { SceneValues } from './sceneValues.ts'

/** What the check of the guards asks beside its items: who is there, what they have and know, the alarm (domain 5.6). */
export default function SceneFields({ signs }: { signs: boolean }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<SceneValues>()
  const dept_id = Form.useWatch('dept_id', { form, preserve: true })
  const { data: blank } = useRead('SceneCheck/GetBlank', { ...(dept_id !== undefined && { dept_id }) }, { once: true })
  const guards = blank?.guards ?? []
  return (
    <NounContext value={sceneCheck}>
      <Field of="cert_shown" />
      <Field of="duty_log" required={signs} />
      <Field of="alarm_test" required={signs} />
      <Field of="alarm_seconds" />
      <GuardsField guards={guards} />
      <EquipmentField />
      <QuestionsField />
      <Field of="guard_staff_name" required={signs}>
        <Select
          placeholder={t('ui.choose')}
          options={guards.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      {signs && <DrawnItem name="guard_sign" label={t('sceneCheck.guardSign')} />}
    </NounContext>
  )
}
