import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import { useTranslation } from 'react-i18next'
import type { VisitorDetail } from './visitorList.ts'

/** What the visitor drew; who was refused has signed nothing. */
export default function VisitorSignature({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  if (row.visitor_sign_file_id === null) return '-'
  return (
    <span className="ui-signed">
      <img src={photoUrl(row.visitor_sign_file_id)} alt={t('ui.signOf', { name: row.name })} />
    </span>
  )
}
