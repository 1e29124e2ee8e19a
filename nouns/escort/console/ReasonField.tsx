import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

/** The reason for a change of state; `long`: ten to 500 characters, as the blacklist requires. */
export default function ReasonField({ long = false }: { long?: boolean }) {
  const { t } = useTranslation()
  if (!long) return <ReasonItem label={t('escort.reason')} />
  return (
    <Form.Item
      name="reason"
      label={t('escort.reason')}
      className="ui-wide"
      rules={[{ required: true, whitespace: true, min: 10, max: 500 }]}
    >
      <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2 }} />
    </Form.Item>
  )
}
