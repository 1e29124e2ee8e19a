import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { issueItem } from '../noun.ts'
import type { ItemRow } from './issueItemList.ts'
import TimeLeft from './TimeLeft.tsx'

/** Whether a deadline still matters to its receivers. */
const isOpen = ({ status }: ItemRow) => issueItem.states.open.some((state) => issueItem.states.codes[state] === status)

/** The columns of the receivers' list (domain 6.2). */
export function useItemColumns(): Column<ItemRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof issueItem, ItemRow>(issueItem, {
    title: { width: 224 },
    issue_dept_name: { width: 128 },
    category: { width: 108 },
    dept_name: { width: 128 },
    deadline: {
      width: 136,
      sort: true,
      ...{ render: (row: ItemRow) => (isOpen(row) ? <TimeLeft row={row} /> : row.deadline.slice(0, 16)) },
    },
    status: { width: 92 },
    submit_time: { width: 112, sort: true },
    submit_user_name: { width: 96 },
    file_count: { width: 72 },
    duty_user_name: { width: 96 },
    is_late: { width: 64 },
    bill_no: { width: 160 },
  })
  return inOrder(columns, [
    'title',
    'issue_dept_name',
    units.several && 'dept_name',
    'deadline',
    'status',
    'submit_time',
    'submit_user_name',
  ])
}
