import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import DrawnSignature from './DrawnSignature.tsx'
import { isSigned, type SignDraft } from './signDraft.ts'

/** A drawn signature as a field of a form: a person without an account draws it on the device of a user. */
export default function DrawnItem({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation()
  const signed = (_: unknown, draft: SignDraft | undefined) =>
    isSigned(draft) ? Promise.resolve() : Promise.reject(new Error(t('ui.signMissing')))
  return (
    <Form.Item
      name={name}
      label={label}
      className="ui-wide"
      required
      rules={[{ validator: signed }]}
      validateTrigger="onSubmit"
    >
      <DrawnSignature />
    </Form.Item>
  )
}
