import DrawnItem from '@shouya/console/ui/DrawnItem.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { signMode } from '../noun.ts'
import type { ConferenceDetail, Line } from './conferenceList.ts'
import ScanFirst from './ScanFirst.tsx'
import { useSignedText } from './useSignedText.ts'

type Props = {
  row: ConferenceDetail
  /** A guest, who draws on this device; without it the caller signs in. */
  guest?: Line
  onClose: () => void
}

/** Somebody signs in as the meeting demands: by a drawing or by their account; by code only from its screen. */
export default function SignIn({ row, guest, onClose }: Props) {
  const { t } = useTranslation()
  const signedText = useSignedText()
  const isDrawn = guest !== undefined || row.sign_mode === signMode.drawing
  if (!isDrawn && row.sign_mode === signMode.scan) return <ScanFirst onClose={onClose} />
  return (
    <FormDrawer<'Conference/Sign', { sign?: SignDraft }>
      path="Conference/Sign"
      title={`${t('conference.move.sign')} · ${row.title}`}
      initial={{}}
      toBody={async ({ sign }) => ({
        id: row.id,
        ...(guest && { line_id: guest.id }),
        ...(sign && { sign: await signInput(sign) }),
      })}
      said={signedText}
      okText={t('conference.move.sign')}
      small
      onClose={onClose}
    >
      {isDrawn ? (
        <DrawnItem
          name="sign"
          label={guest ? t('conference.signIn.guest', { name: guest.name }) : t('conference.signIn.draw')}
        />
      ) : (
        <Alert type="info" showIcon className="ui-wide" title={t('conference.signIn.me')} />
      )}
    </FormDrawer>
  )
}
