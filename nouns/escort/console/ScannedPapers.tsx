import FilesField, { type FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { useTranslation } from 'react-i18next'

type Props = { id?: string; value?: FileValue[]; onChange?: (files: FileValue[]) => void; most: number }

/** The upload of scanned papers: pictures or PDFs. */
export default function ScannedPapers(field: Props) {
  const { t } = useTranslation()
  return <FilesField {...field} folder="escort" accept=".pdf,.jpg,.jpeg,.png" text={t('escort.chooseFiles')} />
}
