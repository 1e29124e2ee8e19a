import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Versioned } from './versioned.ts'

/** The field of the name; `wide` spans both columns. */
export default function NameField({ noun: { name }, wide = false }: { noun: Versioned; wide?: boolean }) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`versions.field.${name}`)}
      rules={[{ required: true, whitespace: true }]}
      {...(wide && { className: 'ui-wide' })}
    >
      <Input maxLength={60} />
    </Form.Item>
  )
}
