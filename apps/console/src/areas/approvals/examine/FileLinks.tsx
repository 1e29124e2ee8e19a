import { PaperClipOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'

/** Files by their addresses; who may not read one is told so by the server. */
export default function FileLinks({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation()
  if (urls.length === 0) return null
  return (
    <ul className="ui-lines examine-files">
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} download target="_blank" rel="noreferrer">
            <PaperClipOutlined aria-hidden="true" /> {t('examine.fileNo', { no: at + 1 })}
          </a>
        </li>
      ))}
    </ul>
  )
}
