import { useAction } from '@shouya/console/api/useAction.ts'
import { download } from '@shouya/console/ui/download.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import { useTranslation } from 'react-i18next'
import styles from './MaterialReader.module.css'
import type { ReadDetail } from './materialList.ts'

type Props = { id: number; files: ReadDetail['files']; mayKeep: boolean }

/** The files of a document: shown in the page, and kept by those who may, which is counted. */
export default function MaterialFiles({ id, files, mayKeep }: Props) {
  const { t } = useTranslation()
  const fetched = useAction('File/Download', { onSuccess: ({ url, name }) => download(url, name) })
  return (
    <section className={styles.section} aria-label={t('material.attachments')}>
      <h3>{t('material.attachments')}</h3>
      {!mayKeep && <p className="ui-note">{t('material.onlyLook')}</p>}
      <Attachments
        files={files.map((file) => ({
          url: file.url,
          name: file.name,
          drawn: true as const,
          keep: mayKeep ? () => fetched.mutate({ id, file_id: file.id }) : null,
        }))}
      />
    </section>
  )
}
