import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import SignatureField from './SignatureField.tsx'
import { isSigned, type SignDraft } from './signDraft.ts'

/** The signature as the field `sign` of a form. */
export default function SignItem({ label }: { label: string }) {
  const { t } = useTranslation()
  const signed = (_: unknown, draft: SignDraft | undefined) =>
    isSigned(draft) ? Promise.resolve() : Promise.reject(new Error(t('ui.signMissing')))
  return (
    <Form.Item
      name="sign"
      label={label}
      className="ui-wide"
      required
      rules={[{ validator: signed }]}
      validateTrigger="onSubmit"
    >
      <SignatureField />
    </Form.Item>
  )
}
