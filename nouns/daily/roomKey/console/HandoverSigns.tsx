import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import type { Sign } from '@shouya/contract/sign'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import type { HandoverDetail } from './handoverList.ts'

/** Who signed, how and when, and whether the signed content is unchanged. */
export default function HandoverSigns({ row }: { row: HandoverDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(roomKey)
  const signed = (label: string, sign: Sign | null) => ({ label, value: <SignView sign={sign} />, wide: true })
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          signed(label('from_user_name'), row.from_sign),
          signed(label('to_user_name'), row.to_sign),
          row.supervisor_user_id !== null && signed(label('supervisor_user_name'), row.supervisor_sign),
          row.return_sign !== null && signed(t('roomKey.returnSign'), row.return_sign),
        ]}
      />
    </>
  )
}
