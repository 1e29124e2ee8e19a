import Facts from '@shouya/console/noun/Facts.tsx'
import { memberDevice } from '../noun.ts'
import type { BindingDetail } from './bindingList.ts'

/** All of a binding. */
export default function BindingFacts({ row }: { row: BindingDetail }) {
  return (
    <Facts
      of={memberDevice}
      row={row}
      show={[
        'product_name',
        'device_status',
        'agent_name',
        'member_name',
        'bind_type',
        'bind_time',
        row.lease_begin !== null && 'lease_begin',
        row.lease_begin !== null && 'lease_end',
        'deposit_due',
        'deposit_status',
        row.unbind_time !== null && 'unbind_time',
        row.unbind_time !== null && 'unbind_reason',
        row.inspect_time !== null && 'inspect_time',
        row.inspect_time !== null && 'inspect_note',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
