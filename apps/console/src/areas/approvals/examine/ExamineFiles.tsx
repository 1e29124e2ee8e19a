import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import FileLinks from './FileLinks.tsx'
import { filesOf } from './filesOf.ts'
import type { History } from './request.ts'
import type { ShownForm } from './useShownForm.ts'

/** All files of the form and of what was said that the caller may see. */
export default function ExamineFiles({ shown, history }: { shown: ShownForm; history: History }) {
  const { t } = useTranslation()
  const files = filesOf(shown.document, shown.values)
  const said = history.filter((entry) => entry.files.length > 0)
  if (files.length === 0 && said.length === 0) return null
  return (
    <section className="examine-part" aria-labelledby="examine-files">
      <h3 id="examine-files">
        {t('examine.files', { count: files.length + said.flatMap((one) => one.files).length })}
      </h3>
      <ul className="ui-lines examine-files">
        {files.map(({ url, name, field, size }) => (
          <li key={`${field} ${url}`}>
            <a href={url} download={name}>
              <DownloadOutlined aria-hidden="true" /> {name}
            </a>
            <span className="ui-note">
              {field}
              {size !== null && ` · ${Math.ceil(size / 1024)} kB`}
            </span>
          </li>
        ))}
      </ul>
      {said.map((entry) => (
        <div key={entry.at}>
          <span className="ui-note">{t('examine.filesOf', { name: entry.actor?.name ?? t('ui.system') })}</span>
          <FileLinks files={entry.files} />
        </div>
      ))}
    </section>
  )
}
