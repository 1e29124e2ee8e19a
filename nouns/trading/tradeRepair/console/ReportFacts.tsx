import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { tradeRepair } from '../noun.ts'
import type { TradeDetail } from './tradeList.ts'

/** What was reported, of whose terminal, and who repairs it. */
export default function ReportFacts({ row }: { row: TradeDetail }) {
  const { label } = useNounWords(tradeRepair)
  const phone = (name: string | null, number: string | null) =>
    number && <Telephone name={name ?? ''} number={number} />
  return (
    <Facts
      of={tradeRepair}
      row={row}
      show={[
        'device_no',
        'device_name',
        'agent_name',
        'member_name',
        'location',
        'in_warranty',
        'urgency',
        'fault_type',
        'fault_desc',
        'fault_photos',
        row.again_reason !== null && 'again_reason',
        'contact_name',
        { label: label('contact_phone'), value: phone(row.contact_name, row.contact_phone) },
        'create_user_name',
        'create_time',
        row.return_reason !== null && 'return_reason',
        row.company_name !== null && 'company_name',
        row.engineer_name !== null && 'engineer_name',
        row.engineer_phone !== null && {
          label: label('engineer_phone'),
          value: phone(row.engineer_name, row.engineer_phone),
        },
        row.dispatch_time !== null && 'dispatch_time',
        row.dispatch_user_name !== null && 'dispatch_user_name',
        row.dispatch_note !== null && 'dispatch_note',
        row.cancel_reason !== null && 'cancel_reason',
      ]}
    />
  )
}
