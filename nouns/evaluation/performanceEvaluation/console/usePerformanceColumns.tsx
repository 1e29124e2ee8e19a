import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { performanceEvaluation } from '../noun.ts'
import type { PerformanceRow } from './performanceList.ts'

/** The columns of the list, of its file (the ranking) and of its cards. */
export function usePerformanceColumns(): Column<PerformanceRow>[] {
  const columns = useNounColumns<typeof performanceEvaluation, PerformanceRow>(performanceEvaluation, {
    bill_no: { width: 160, sort: true },
    year: { width: 64 },
    subject_name: { width: 112 },
    escort_company_name: { width: 136 },
    total: { width: 72, sort: true },
    grade: { width: 88 },
    rank_in_branch: { width: 72 },
    conclusion: { width: 104 },
    status: { width: useStatusWidth('perf_status', 96), pin: 'right' },
    subject_type: { width: 88 },
    dept_name: { width: 112 },
    auto_score: { width: 72 },
    manual_score: { width: 72 },
    adjust: { width: 72 },
    publicity_end: { width: 104 },
    evaluator_names: { width: 136 },
    create_user_name: { width: 88 },
  })
  return inOrder(columns, [
    'bill_no',
    'year',
    'subject_name',
    'escort_company_name',
    'total',
    'grade',
    'rank_in_branch',
    'conclusion',
    'status',
  ])
}
