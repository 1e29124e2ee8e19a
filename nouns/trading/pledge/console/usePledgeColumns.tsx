import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { pledge } from '../noun.ts'
import type { PledgeRow } from './pledgeList.ts'

/** The columns of the list, of its export and of its cards (domain 11.11). */
export function usePledgeColumns(): Column<PledgeRow>[] {
  const columns = useNounColumns<typeof pledge, PledgeRow>(pledge, {
    pledge_no: { width: 172 },
    member_name: { width: 164, render: (row) => row.member_name },
    type: { width: 80 },
    amount: { width: 104, sort: true },
    pay_type: { width: 96 },
    create_time: { width: 112, sort: true },
    evidence_count: { width: 64, render: (row) => row.evidence_count || '-' },
    status: { width: 120 },
    device_no: { width: 148 },
    trade_no: { width: 160 },
    finish_time: { width: 136 },
    agent_name: { width: 140, render: (row) => row.agent_name },
    txn_no: { width: 144 },
    origin_pledge_no: { width: 172 },
    reason: { width: 180 },
  })
  return inOrder(columns, [
    'pledge_no',
    'member_name',
    'type',
    'amount',
    'pay_type',
    'create_time',
    'evidence_count',
    'status',
  ])
}
