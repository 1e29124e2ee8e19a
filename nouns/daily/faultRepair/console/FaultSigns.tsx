import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { faultRepair } from '../noun.ts'
import type { FaultDetail } from './faultList.ts'

/** The repair, and the signature that the device works again. */
export default function FaultSigns({ row }: { row: FaultDetail }) {
  const { label } = useNounWords(faultRepair)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Facts
        of={faultRepair}
        row={row}
        show={[
          'start_time',
          'handle_note',
          row.repair_order_no !== null && 'repair_order_no',
          'handle_result',
          'purchase_no',
          'recover_time',
          { label: label('recover_user_name'), value: <SignView sign={row.recover_sign} />, wide: true },
        ]}
      />
    </>
  )
}
