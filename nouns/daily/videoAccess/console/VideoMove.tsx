import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { useTranslation } from 'react-i18next'
import VideoSummary from './VideoSummary.tsx'
import type { VideoRow } from './videoList.ts'

type Props = { row: VideoRow; move: 'sign' | 'return' | 'refuse'; onClose: () => void }

/** The supervisor signs, lent media are back, or it is refused. */
export default function VideoMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  const common = {
    title: `${t(`videoAccess.move.${move}`)} · ${row.bill_no ?? row.applicant_name}`,
    okText: t(`videoAccess.confirm.${move}`),
    refreshes: ['Remind'] as const,
    small: true,
    initial: {},
    onClose,
  }
  if (move === 'sign') {
    return (
      <FormDrawer
        {...common}
        path="VideoAccess/Sign"
        toBody={async ({ sign }: { sign: SignDraft }) => ({ id, version, sign: await signInput(sign) })}
      >
        <VideoSummary row={row} />
        <SignItem label={t('videoAccess.supervisorSign')} />
      </FormDrawer>
    )
  }
  if (move === 'return') {
    return (
      <FormDrawer {...common} path="VideoAccess/Return" toBody={() => ({ id, version })}>
        <VideoSummary row={row} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer
      {...common}
      path="VideoAccess/Refuse"
      toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
    >
      <VideoSummary row={row} />
      <ReasonItem label={t('videoAccess.refuseReason')} />
    </FormDrawer>
  )
}
