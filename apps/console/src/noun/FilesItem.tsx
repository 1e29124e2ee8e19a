import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadFolder } from '../api/upload.ts'
import FilesField from '../ui/files/FilesField.tsx'
import Field from './Field.tsx'
import { NounContext } from './NounContext.ts'

const documents = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.jpg,.jpeg,.png'

/** The documents of a field of kind `files`, whose form has them as `FileValue`s. */
export default function FilesItem({ of, folder }: { of: string; folder: UploadFolder }) {
  const { t } = useTranslation()
  const field = use(NounContext)?.fields[of]
  if (field?.kind !== 'files') throw new Error(`${of} is no field of files`)
  return (
    <Field of={of} className="ui-wide" extra={t('ui.mostFiles', { limit: field.max })}>
      <FilesField folder={folder} accept={documents} text={t('ui.chooseFiles')} most={field.max} />
    </Field>
  )
}
