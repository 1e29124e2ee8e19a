import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { useCodeWidth } from '@shouya/console/ui/useCodeWidth.ts'
import { agent } from '../noun.ts'
import type { AgentRow } from './agentList.ts'

/** The columns of the list, of its export and of its cards (domain 11.2). */
export function useAgentColumns(): Column<AgentRow>[] {
  const columns = useNounColumns<typeof agent, AgentRow>(agent, {
    agent_code: { width: 84, sort: true },
    agent_name: { width: 160 },
    agent_level: { width: useCodeWidth('agent_level', 72) },
    parent_name: { width: 140, render: (row) => row.parent_name ?? '-' },
    region_names: { width: 148 },
    contact_name: { width: 84 },
    device_count: { width: 80 },
    balance: { width: 112 },
    contract_end: {
      width: 124,
      sort: true,
      render: (row) =>
        row.status === agent.states.codes.ended ? (row.contract_end ?? '-') : <ExpiryDate day={row.contract_end} />,
    },
    status: { width: 96 },
    phone_mask: { width: 120 },
    member_count: { width: 80 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'agent_code',
    'agent_name',
    'agent_level',
    'region_names',
    'device_count',
    'balance',
    'contract_end',
    'status',
  ])
}
