import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import SignatureCanvas from '../../ui/SignatureCanvas.tsx'
import { isSigned, type SignDraft } from '../../ui/signDraft.ts'

/** Whoever has no account here draws a signature on the device of the one who has. */
function Drawing({ onChange }: { onChange?: (draft: SignDraft | undefined) => void }) {
  return <SignatureCanvas onChange={(strokes, png) => onChange?.(strokes ? { method: 1, strokes, png } : undefined)} />
}

/** A drawn signature as a field of a form. */
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
      <Drawing />
    </Form.Item>
  )
}
