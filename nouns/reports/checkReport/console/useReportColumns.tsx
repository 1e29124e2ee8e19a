import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import type { ReportNoun } from '../fields.ts'
import ReportStatus from './ReportStatus.tsx'
import type { ReportRow } from './reportList.ts'

/** The columns of the list, of its file and of its cards. */
export function useReportColumns(noun: ReportNoun): Column<ReportRow>[] {
  const units = useUnits()
  const columns = useNounColumns<ReportNoun, ReportRow>(noun, {
    bill_no: { width: 168, sort: true },
    dept_name: { width: 128 },
    period_key: { width: 80 },
    check_date: { width: 104, sort: true },
    inspector_names: { width: 128 },
    score: { width: 88, render: ({ score, full_score }) => `${score}/${full_score}` },
    grade: { width: 64 },
    abnormal_count: { width: 72 },
    status: {
      width: useStatusWidth('check_report_status', 112),
      pin: 'right',
      render: (row) => <ReportStatus row={row} />,
    },
    check_dept_name: { width: 128 },
    full_score: { width: 72 },
    total_items: { width: 72 },
    submit_time: { width: 136 },
    leader_user_name: { width: 96 },
    create_user_name: { width: 96 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'period_key',
    'check_date',
    'inspector_names',
    'score',
    'grade',
    'abnormal_count',
    'status',
  ])
}
