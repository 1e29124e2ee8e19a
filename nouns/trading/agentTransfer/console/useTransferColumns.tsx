import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { agentTransfer } from '../noun.ts'
import type { TransferRow } from './transferList.ts'

/** The columns of the list, of its export and of its cards. */
export function useTransferColumns(): Column<TransferRow>[] {
  const columns = useNounColumns<typeof agentTransfer, TransferRow>(agentTransfer, {
    bill_no: { width: 168 },
    agent_name: { width: 160 },
    type: { width: 72 },
    amount: { width: 104, sort: true },
    status: { width: 104 },
    create_user_name: { width: 88 },
    create_time: { width: 104, sort: true },
    decide_user_name: { width: 80 },
    decide_time: { width: 104, sort: true },
    goods_amount: { width: 104 },
    commission_amount: { width: 104 },
    trade_no: { width: 136 },
  })
  return inOrder(columns, [
    ...(['bill_no', 'agent_name', 'type', 'amount', 'create_user_name', 'create_time', 'decide_user_name'] as const),
    'status',
  ])
}
