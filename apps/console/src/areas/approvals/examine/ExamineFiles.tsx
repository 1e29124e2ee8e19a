import { useTranslation } from 'react-i18next'
import { filesOf } from '../../../filling/filesOf.ts'
import Attachments from '../../../ui/files/Attachments.tsx'
import FileLinks from './FileLinks.tsx'
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
      <Attachments files={files} />
      {said.map((entry) => (
        <div key={entry.at}>
          <span className="ui-note">{t('examine.filesOf', { name: entry.actor?.name ?? t('ui.system') })}</span>
          <FileLinks files={entry.files} />
        </div>
      ))}
    </section>
  )
}
