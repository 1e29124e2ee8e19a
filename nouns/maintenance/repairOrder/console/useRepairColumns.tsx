import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { repairOrder } from '../noun.ts'
import type { RepairRow } from './repairList.ts'
import TimeLeft from './TimeLeft.tsx'
import VendorAndEngineer from './VendorAndEngineer.tsx'

/** The columns of the lists, of their export and of their cards (domain 8.3). */
export function useRepairColumns(): Column<RepairRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof repairOrder, RepairRow>(repairOrder, {
    bill_no: { width: 168, sort: true },
    dept_name: { width: 108 },
    device_name: { width: 108 },
    fault_desc: { width: 104 },
    urgency: { width: useStatusWidth('urgency', 72), render: (row) => <DictTag dict="urgency" value={row.urgency} /> },
    company_name: { width: 108, render: (row) => <VendorAndEngineer row={row} /> },
    due_time: { width: 104, render: (row) => <TimeLeft row={row} /> },
    create_time: { width: 104, sort: true },
    status: { width: 84 },
    rating_level: {
      width: 72,
      render: (row) => (row.rating_level === null ? '-' : <DictTag dict="rating_level" value={row.rating_level} />),
    },
    location: { width: 108 },
    device_no: { width: 124 },
    device_type: { width: 96 },
    order_type: { width: 80 },
    fault_type: { width: 96 },
    engineer_name: { width: 96 },
    rework_count: { width: 80 },
    total_fee: { width: 112 },
    create_user_name: { width: 96 },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'device_name',
    'fault_desc',
    !units.several && 'create_time',
    'urgency',
    'company_name',
    'due_time',
    'status',
  ])
}
