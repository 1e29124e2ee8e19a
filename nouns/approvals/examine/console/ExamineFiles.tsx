import { filesOf } from '@shouya/console/filling/filesOf.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useTranslation } from 'react-i18next'
import type { History } from './request.ts'
import type { ShownForm } from './useShownForm.ts'

/** All files of the form and of what was said that the caller may see. */
export default function ExamineFiles({ shown, history }: { shown: ShownForm; history: History }) {
  const { t } = useTranslation()
  const said = history.flatMap((entry) =>
    entry.files.map(({ url, name, size }) => ({
      url,
      name,
      note: `${t('examine.filesOf', { name: entry.actor?.name ?? t('ui.system') })} · ${Math.ceil(size / 1024)} kB`,
    })),
  )
  const files = [...filesOf(shown.document, shown.values), ...said]
  if (files.length === 0) return null
  return (
    <section className="examine-part" aria-labelledby="examine-files">
      <h3 id="examine-files">{t('examine.files', { count: files.length })}</h3>
      <Attachments files={files} />
    </section>
  )
}
