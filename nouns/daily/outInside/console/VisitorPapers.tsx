import Details from '@shouya/console/ui/Details.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import { useTranslation } from 'react-i18next'
import type { VisitorDetail } from './visitorList.ts'

/** What the visitor signed and brought, and whether the entry is still what was signed. */
export default function VisitorPapers({ row }: { row: VisitorDetail }) {
  const { t } = useTranslation()
  const photos = (ids: readonly number[]) => (ids.length === 0 ? null : <PhotoView ids={ids} />)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          {
            label: t('visitors.visitorSign'),
            value: row.visitor_sign_file_id && (
              <span className="ui-signed">
                <img src={photoUrl(row.visitor_sign_file_id)} alt={t('ui.signOf', { name: row.name })} />
              </span>
            ),
            wide: true,
          },
          { label: t('visitors.field.letter_file_ids'), value: photos(row.letter_file_ids), wide: true },
          {
            label: t('visitors.field.face_photo_file_id'),
            value: photos(row.face_photo_file_id === null ? [] : [row.face_photo_file_id]),
            wide: true,
          },
        ]}
      />
    </>
  )
}
