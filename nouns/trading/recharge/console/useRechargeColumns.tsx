import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { recharge } from '../noun.ts'
import type { RechargeRow } from './rechargeList.ts'

/** The columns of the list, of its export and of its cards (domain 11.10). */
export function useRechargeColumns(): Column<RechargeRow>[] {
  const columns = useNounColumns<typeof recharge, RechargeRow>(recharge, {
    bill_no: { width: 168 },
    member_name: { width: 128 },
    package_name: { width: 116 },
    device_no: { width: 120 },
    pay_amount: { width: 116, sort: true },
    gift_amount: { width: 112 },
    gift_times: { width: 88 },
    pay_type: { width: 88 },
    create_time: { width: 104, sort: true },
    status: { width: 88 },
    member_no: { width: 96 },
    agent_name: { width: 144 },
    package_type: { width: 88 },
    times: { width: 80 },
    days: { width: 80 },
    pay_time: { width: 104, sort: true },
    expire_time: { width: 104 },
    refund_amount: { width: 96 },
  })
  return inOrder(columns, [
    ...(['bill_no', 'member_name', 'package_name', 'device_no', 'pay_amount', 'pay_type', 'create_time'] as const),
    'status',
  ])
}
