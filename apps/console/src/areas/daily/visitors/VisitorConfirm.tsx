import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import SignatureCanvas from '../../../ui/SignatureCanvas.tsx'
import { isSigned, type SignDraft } from '../../../ui/signDraft.ts'

type FieldProps = { onChange?: (draft: SignDraft | undefined) => void }

/** Visitors have no password here: they draw. */
function Drawing({ onChange }: FieldProps) {
  return <SignatureCanvas onChange={(strokes, png) => onChange?.(strokes ? { method: 1, strokes, png } : undefined)} />
}

/** No weapon, told what the data is for, signed. */
export default function VisitorConfirm() {
  const { t } = useTranslation()
  const must = (text: string) => [
    { validator: (_: unknown, on: unknown) => (on ? Promise.resolve() : Promise.reject(new Error(text))) },
  ]
  const signed = (_: unknown, draft: SignDraft | undefined) =>
    isSigned(draft) ? Promise.resolve() : Promise.reject(new Error(t('ui.signMissing')))
  return (
    <>
      <Form.Item
        name="weapon_check"
        valuePropName="checked"
        className="ui-wide"
        rules={must(t('visitors.mustCheckWeapon'))}
      >
        <Checkbox>{t('visitors.weaponFree')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="privacy_told"
        valuePropName="checked"
        className="ui-wide"
        rules={must(t('visitors.mustTell'))}
        extra={t('visitors.privacy')}
      >
        <Checkbox>{t('visitors.privacyTold')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="sign"
        label={t('visitors.visitorSign')}
        className="ui-wide"
        required
        rules={[{ validator: signed }]}
        validateTrigger="onSubmit"
      >
        <Drawing />
      </Form.Item>
    </>
  )
}
