import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { useTranslation } from 'react-i18next'
import { videoAccess } from '../noun.ts'
import VideoSummary from './VideoSummary.tsx'
import type { VideoRow } from './videoList.ts'

type Props = { row: VideoRow; move: 'sign' | 'return' | 'refuse'; onClose: () => void }

/** The form of a move: the supervisor signs, lent media are returned, or the application is refused. */
export default function VideoMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm
      of={videoAccess}
      row={row}
      move={move}
      name={row.applicant_name}
      okText={t(`videoAccess.confirm.${move}`)}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <VideoSummary row={row} />
      {move === 'sign' && <SignItem label={t('videoAccess.supervisorSign')} />}
      {move === 'refuse' && <ReasonItem label={t('videoAccess.refuseReason')} />}
    </MoveForm>
  )
}
