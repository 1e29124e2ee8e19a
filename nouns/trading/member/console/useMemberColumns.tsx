import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { member } from '../noun.ts'
import type { MemberRow } from './memberList.ts'

/** The columns of the list, of its export and of its cards (domain 11.11). */
export function useMemberColumns(): Column<MemberRow>[] {
  const columns = useNounColumns<typeof member, MemberRow>(member, {
    member_no: { width: 92, sort: true },
    member_name: { width: 188, render: (row) => row.member_name },
    agent_name: { width: 136, render: (row) => row.agent_name },
    balance: { width: 108 },
    deposit_paid: { width: 108 },
    device_count: { width: 76 },
    last_use_time: { width: 112, sort: true },
    status: { width: 96 },
    member_type: { width: 80 },
    contact_name: { width: 96 },
    phone_mask: { width: 120 },
    identity_mask: { width: 172 },
    gift: { width: 96 },
    deposit_need: { width: 108 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'member_no',
    'member_name',
    'agent_name',
    'balance',
    'deposit_paid',
    'device_count',
    'last_use_time',
    'status',
  ])
}
