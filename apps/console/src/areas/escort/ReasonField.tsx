import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** Why a state changes: two to 200 characters, ten to 500 where it bars somebody. */
export default function ReasonField({ long = false }: { long?: boolean }) {
  const { t } = useTranslation()
  const most = long ? 500 : 200
  return (
    <Form.Item
      name="reason"
      label={t('escort.reason')}
      className="ui-wide"
      rules={[{ required: true, whitespace: true, min: long ? 10 : 2, max: most }]}
    >
      <Input.TextArea maxLength={most} showCount autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
}
