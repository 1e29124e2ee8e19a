import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useCodeWidth } from '@shouya/console/ui/useCodeWidth.ts'
import { order } from '../noun.ts'
import type { OrderRow } from './orderList.ts'

/** The columns of the list, of its export and of its cards (domain 11.7). */
export function useOrderColumns(): Column<OrderRow>[] {
  const columns = useNounColumns<typeof order, OrderRow>(order, {
    bill_no: { width: 164 },
    order_type: { width: useCodeWidth('order_type', 80) },
    buyer_name: { width: 108 },
    goods: { width: 112 },
    total_amount: { width: 104, sort: true },
    paid_amount: { width: 104 },
    create_time: { width: 104, sort: true },
    status: { width: 96 },
    agent_name: { width: 136 },
    refund_amount: { width: 104 },
    express_company: { width: 88 },
    express_no: { width: 136 },
    pay_type: { width: 88 },
    pay_time: { width: 104, sort: true },
    deliver_time: { width: 104 },
  })
  return inOrder(columns, [
    ...(['bill_no', 'order_type', 'buyer_name', 'goods', 'total_amount', 'paid_amount', 'create_time'] as const),
    'status',
  ])
}
