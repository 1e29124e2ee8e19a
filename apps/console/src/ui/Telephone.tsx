import { CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './telephone.css'

/** A number to call, which a phone dials, and to copy. `name`: whom it reaches. */
export default function Telephone({ name, number }: { name: string; number: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => void message.success(t('ui.telephone.copied')),
      // Without the right to write to the clipboard: the number stands there to be selected.
      () => undefined,
    )
  return (
    <span className="ui-telephone">
      <a href={`tel:${number}`} aria-label={`${t('ui.telephone.call', { name })} ${number}`}>
        {number}
      </a>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={`${t('ui.telephone.copy')} ${number}`}
        title={t('ui.telephone.copy')}
        onClick={() => void copy()}
      />
    </span>
  )
}
