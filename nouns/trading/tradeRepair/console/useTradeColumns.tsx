import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { tradeRepair } from '../noun.ts'
import type { TradeRow } from './tradeList.ts'

/** The columns of the list, of its file and of its cards. */
export function useTradeColumns(): Column<TradeRow>[] {
  const columns = useNounColumns<typeof tradeRepair, TradeRow>(tradeRepair, {
    bill_no: { width: 168, sort: true },
    device_no: { width: 120 },
    device_name: { width: 112 },
    member_name: { width: 120 },
    fault_desc: { width: 120 },
    urgency: { width: useStatusWidth('urgency', 72), render: (row) => <DictTag dict="urgency" value={row.urgency} /> },
    create_time: { width: 104, sort: true },
    status: { width: 84 },
    agent_name: { width: 128 },
    fault_type: { width: 96 },
    in_warranty: { width: 80 },
    engineer_name: { width: 96 },
    total_fee: { width: 112 },
    create_user_name: { width: 96 },
  })
  return inOrder(columns, [
    'bill_no',
    'device_no',
    'device_name',
    'member_name',
    'fault_desc',
    'urgency',
    'create_time',
    'status',
  ])
}
