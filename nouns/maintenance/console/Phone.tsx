import { CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './phone.css'

/** A number to call, which a phone dials, and to copy. */
export default function Phone({ name, phone }: { name: string; phone: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const copy = () =>
    navigator.clipboard.writeText(phone).then(
      () => void message.success(t('vendorContact.copied')),
      // Without the right to write to the clipboard: the number stands there to be selected.
      () => undefined,
    )
  return (
    <span className="maintenance-phone">
      <a href={`tel:${phone}`} aria-label={`${t('vendorContact.call', { name })} ${phone}`}>
        {phone}
      </a>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={`${t('vendorContact.copy')} ${phone}`}
        title={t('vendorContact.copy')}
        onClick={() => void copy()}
      />
    </span>
  )
}
