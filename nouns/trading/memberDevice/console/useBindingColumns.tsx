import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { memberDevice } from '../noun.ts'
import type { BindingRow } from './bindingList.ts'

const { bound } = memberDevice.states.codes

/** The columns of the list and of its export. */
export function useBindingColumns(): Column<BindingRow>[] {
  const { choice } = useNounWords(memberDevice)
  const columns = useNounColumns<typeof memberDevice, BindingRow>(memberDevice, {
    device_no: { width: 136 },
    product_name: { width: 128, render: (row) => <Words text={row.product_name} /> },
    agent_name: { width: 112, render: (row) => <Words text={row.agent_name} /> },
    member_name: { width: 120, render: (row) => <Words text={row.member_name} /> },
    bind_type: { width: 68 },
    lease_end: { width: 104, sort: true },
    deposit_status: { width: 88, render: (row) => <DictTag dict="deposit_status" value={row.deposit_status} /> },
    device_status: { width: 100, render: (row) => <DictTag dict="device_status" value={row.device_status} /> },
    status: {
      width: 88,
      pin: 'right',
      render: (row) => (
        <StatusTag kind={row.status === bound ? 'done' : 'void'}>{choice('status', row.status)}</StatusTag>
      ),
    },
    bind_time: { width: 112, sort: true },
    lease_begin: { width: 104 },
    deposit_due: { width: 96 },
    unbind_time: { width: 112 },
    unbind_reason: { width: 160 },
  })
  return inOrder(columns, [
    'device_no',
    'product_name',
    'agent_name',
    'member_name',
    'lease_end',
    'deposit_status',
    'device_status',
    'status',
  ])
}
