import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { sceneGuard } from '../noun.ts'
import type { SceneValues } from './sceneValues.ts'

type Props = { guards: readonly { staff_id: number; name: string }[] }

const ticks = ['on_time', 'uniform', 'cert_shown', 'equipment_ok', 'knows_plan'] as const

/** Each guard at the door: on time, dressed, with papers and equipment, knowing the plan. */
export default function GuardsField({ guards }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(sceneGuard)
  const form = Form.useFormInstance<SceneValues>()
  return (
    <Form.Item label={t('sceneCheck.guards.title')} className="ui-wide">
      <Form.List name="guards">
        {(fields) =>
          fields.map(({ key, name }) => {
            const staffId: unknown = form.getFieldValue(['guards', name, 'staff_id'])
            const guard = guards.find(({ staff_id }) => staff_id === staffId)
            return (
              <fieldset key={key} className="ui-part">
                <legend>{guard?.name}</legend>
                {ticks.map((tick) => (
                  <Form.Item key={tick} name={[name, tick]} valuePropName="checked" noStyle>
                    <Checkbox aria-label={`${label(tick)} ${guard?.name ?? ''}`}>{label(tick)}</Checkbox>
                  </Form.Item>
                ))}
              </fieldset>
            )
          })
        }
      </Form.List>
    </Form.Item>
  )
}
