import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import { equipment } from '../noun.ts'
import type { EquipmentRow } from './equipmentList.ts'
import MaintainedBy from './MaintainedBy.tsx'

// What is scrapped is neither maintained nor under warranty.
const end = ({ status }: EquipmentRow, day: string | null) =>
  status === equipment.states.codes.scrapped ? (day ?? '-') : <ExpiryDate day={day} />

/** The columns of the list, of its export and of its cards (domain 8.1). */
export function useEquipmentColumns(): Column<EquipmentRow>[] {
  const columns = useNounColumns<typeof equipment, EquipmentRow>(equipment, {
    equip_no: { width: 124, sort: true },
    name: { width: 136 },
    device_type: { width: 96 },
    dept_name: { width: 120 },
    location: { width: 112 },
    vendor_name: { width: 96, render: (row) => <MaintainedBy vendor={row.vendor} /> },
    next_maint: { width: 112, sort: true, render: (row) => end(row, row.next_maint) },
    status: { width: 88 },
    warranty_end: { width: 112, sort: true, render: (row) => end(row, row.warranty_end) },
    last_maint: { width: 108 },
    brand: { width: 96 },
    model: { width: 112 },
    sn: { width: 120 },
    buy_date: { width: 108 },
    scrap_date: { width: 108 },
    status_reason: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'equip_no',
    'name',
    'device_type',
    'dept_name',
    'location',
    'vendor_name',
    'next_maint',
    'status',
  ])
}
