import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { box } from '../noun.ts'
import BoxStatus from './BoxStatus.tsx'
import type { BoxRow } from './boxList.ts'

/** The columns of the list, of its export and of its cards (domain 3.4). */
export function useBoxColumns(): Column<BoxRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof box, BoxRow>(box, {
    box_no: { width: 136, sort: true },
    box_type: { width: 104 },
    dept_name: { width: 144 },
    position: { width: 96, render: (row) => <DictTag dict="box_position" value={row.position} /> },
    position_time: { width: 112, sort: true },
    rfid: { width: 136 },
    status: { width: 88, pin: 'right', render: (row) => <BoxStatus value={row.status} /> },
    remark: { width: 160 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'box_no',
    'box_type',
    units.several && 'dept_name',
    'position',
    'position_time',
    'rfid',
    'status',
  ])
}
