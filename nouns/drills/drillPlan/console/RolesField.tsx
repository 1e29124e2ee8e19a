import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { planRole } from '../noun.ts'

const MOST = 30

/** Who does what, a line for each. */
export default function RolesField() {
  const { t } = useTranslation()
  return (
    <Form.List name="roles">
      {(lines, { add, remove }) => (
        <>
          {lines.map(({ key, name }) => (
            <fieldset key={key} className="ui-part">
              {(['role', 'duty'] as const).map((field) => (
                <Form.Item
                  key={field}
                  name={[name, field]}
                  label={t(`drillPlan.roles.field.${field}`)}
                  rules={[{ required: true, whitespace: true }]}
                >
                  <Input maxLength={planRole.fields[field].max} />
                </Form.Item>
              ))}
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('drillPlan.roles.remove', { n: name + 1 })}
                onClick={() => remove(name)}
              />
            </fieldset>
          ))}
          {lines.length < MOST && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('drillPlan.roles.add')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  )
}
