import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** Why somebody asks for a correction: ten to 200 characters (domain 11.6). */
export default function AdjustReason() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="reason"
      label={t('consumeBalance.reason')}
      className="ui-wide"
      rules={[{ required: true, min: 10, max: 200, whitespace: true }]}
    >
      <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 3 }} />
    </Form.Item>
  )
}
