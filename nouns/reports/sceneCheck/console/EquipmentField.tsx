import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Form, InputNumber, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { sceneEquipment } from '../noun.ts'
import type { SceneValues } from './sceneValues.ts'

const counts = ['expected', 'present', 'intact'] as const

/** How many there should be of each kind of equipment, how many there are, and how many are in order. */
export default function EquipmentField() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(sceneEquipment)
  const form = Form.useFormInstance<SceneValues>()
  return (
    <Form.Item label={t('sceneCheck.equipment.title')} className="ui-wide">
      <Form.List name="equipment">
        {(fields) =>
          fields.map(({ key, name }) => {
            const kind: unknown = form.getFieldValue(['equipment', name, 'kind'])
            const kindName = choice('kind', Number(kind))
            return (
              <fieldset key={key} className="ui-part">
                <legend>{kindName}</legend>
                <Space wrap>
                  {counts.map((count) => (
                    <Form.Item key={count} name={[name, count]} noStyle rules={[{ required: true }]}>
                      <InputNumber
                        min={0}
                        max={sceneEquipment.fields[count].max}
                        precision={0}
                        prefix={label(count)}
                        aria-label={`${kindName} ${label(count)}`}
                      />
                    </Form.Item>
                  ))}
                </Space>
              </fieldset>
            )
          })
        }
      </Form.List>
    </Form.Item>
  )
}
