import Facts from '@shouya/console/noun/Facts.tsx'
import { faultRepair } from '../noun.ts'
import type { FaultDetail } from './faultList.ts'

/** The fault as reported, and the interim measure. */
export default function FaultFacts({ row }: { row: FaultDetail }) {
  return (
    <Facts
      of={faultRepair}
      row={row}
      show={[
        'dept_name',
        'device_type',
        row.device_no !== null && 'device_no',
        'device_name',
        'location',
        'fault_type',
        'fault_time',
        'fault_desc',
        'photos',
        'impact',
        'urgency',
        'temp_measure',
        'handle_mode',
        'down_minutes',
        row.escalated_at !== null && 'escalated_at',
        row.void_reason !== null && 'void_reason',
        row.backfill_reason !== null && 'backfill_reason',
        'find_user_name',
        row.filed_at !== null && 'filed_at',
        'create_time',
      ]}
    />
  )
}
