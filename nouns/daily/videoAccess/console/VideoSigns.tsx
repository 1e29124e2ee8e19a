import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import DrawnView from '../../console/DrawnView.tsx'
import { videoAccess } from '../noun.ts'
import type { VideoDetail } from './videoList.ts'

/** The three signatures, and whether the signed content is unchanged. */
export default function VideoSigns({ row }: { row: VideoDetail }) {
  const { label } = useNounWords(videoAccess)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          { label: label('operator_user_name'), value: <SignView sign={row.operator_sign} />, wide: true },
          { label: label('supervisor_user_name'), value: <SignView sign={row.supervisor_sign} />, wide: true },
          {
            label: label('receiver_sign_file_id'),
            value: row.receiver_sign_file_id && (
              <DrawnView file={row.receiver_sign_file_id} name={row.applicant_name} />
            ),
            wide: true,
          },
        ]}
      />
    </>
  )
}
