import Details from '@shouya/console/ui/Details.tsx'
import { photoUrl } from '@shouya/console/ui/photoUrl.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import type { VideoDetail } from './videoList.ts'

/** The three signatures, and whether what they stand under is still what stands here. */
export default function VideoSigns({ row }: { row: VideoDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          { label: t('videos.field.operator_user_name'), value: <SignView sign={row.operator_sign} />, wide: true },
          { label: t('videos.field.supervisor_user_name'), value: <SignView sign={row.supervisor_sign} />, wide: true },
          {
            label: t('videos.receiver'),
            value: row.receiver_sign_file_id && (
              <span className="ui-signed">
                <img src={photoUrl(row.receiver_sign_file_id)} alt={t('ui.signOf', { name: row.applicant_name })} />
              </span>
            ),
            wide: true,
          },
        ]}
      />
    </>
  )
}
