import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { drillStep } from '../noun.ts'
import { CLOCK_TIME } from '../rules.ts'

const MOST = 60

/** What happened, in order, a line for each step. */
export default function StepsField() {
  const { t } = useTranslation()
  return (
    <Form.List name="steps">
      {(lines, { add, remove }) => (
        <>
          {lines.map(({ key, name }) => (
            <fieldset key={key} className="ui-part">
              <Form.Item
                name={[name, 'time']}
                label={t('drillRecord.steps.field.time')}
                rules={[{ required: true }, { pattern: CLOCK_TIME, message: t('drillRecord.steps.rule.time') }]}
              >
                <Input maxLength={drillStep.fields.time.max} placeholder="09:30:05" />
              </Form.Item>
              <Form.Item
                name={[name, 'action']}
                label={t('drillRecord.steps.field.action')}
                rules={[{ required: true, whitespace: true }]}
              >
                <Input maxLength={drillStep.fields.action.max} />
              </Form.Item>
              <Form.Item name={[name, 'person']} label={t('drillRecord.steps.field.person')}>
                <Input maxLength={drillStep.fields.person.max} />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('drillRecord.steps.remove', { n: name + 1 })}
                onClick={() => remove(name)}
              />
            </fieldset>
          ))}
          {lines.length < MOST && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('drillRecord.steps.add')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  )
}
