import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { issue } from '../noun.ts'
import type { IssueRow } from './issueList.ts'
import ProgressBar from './ProgressBar.tsx'

/** The columns of the issuer's list, of its file and of its cards. */
export function useIssueColumns(): Column<IssueRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof issue, IssueRow>(issue, {
    title: { width: 216 },
    category: { width: 108 },
    dept_name: { width: 128 },
    deadline: { width: 112, sort: true },
    uploaded: { width: 152, right: false, render: (row) => <ProgressBar of={row} /> },
    passed: { width: 72 },
    overdue: { width: 88 },
    status: { width: 92 },
    publish_time: { width: 112, sort: true },
    publish_user_name: { width: 96 },
    total: { width: 72 },
    bill_no: { width: 160 },
  })
  return inOrder(columns, [
    'title',
    'category',
    units.several && 'dept_name',
    'deadline',
    'uploaded',
    'overdue',
    'status',
  ])
}
