import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { rectification } from '../noun.ts'
import RectifyStatus from './RectifyStatus.tsx'
import type { RectifyRow } from './rectifyList.ts'

/** The columns of the register, of its export and of its cards (domain 4.3). */
export function useRectifyColumns(): Column<RectifyRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof rectification, RectifyRow>(rectification, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 104 },
    problem_desc: { width: 128 },
    hazard_level: { width: 64 },
    source_type: { width: 80 },
    deadline: { width: 88, sort: true },
    duty_user_name: { width: 76 },
    return_count: { width: 72 },
    status: {
      width: useStatusWidth('rectify_status', 100),
      pin: 'right',
      render: (row) => <RectifyStatus row={row} />,
    },
    escort_company_name: { width: 112 },
    category: { width: 96 },
    source_no: { width: 176 },
    repair_order_no: { width: 176 },
    delay_count: { width: 88 },
    create_user_name: { width: 96 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'problem_desc',
    'hazard_level',
    'deadline',
    'duty_user_name',
    'source_type',
    !units.several && 'return_count',
    'status',
  ])
}
