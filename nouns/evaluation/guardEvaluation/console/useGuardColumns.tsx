import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { guardEvaluation } from '../noun.ts'
import type { GuardRow } from './guardList.ts'

/** The columns of the list, of its file and of its cards. */
export function useGuardColumns(): Column<GuardRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof guardEvaluation, GuardRow>(guardEvaluation, {
    bill_no: { width: 160 },
    dept_name: { width: 112 },
    staff_name: { width: 80 },
    period_key: { width: 80, sort: true },
    score: { width: 72, sort: true },
    grade: { width: 80 },
    suggestion: { width: 88 },
    reply_due: { width: 104 },
    status: { width: useStatusWidth('guard_eval_status', 112), pin: 'right' },
    escort_company_name: { width: 152 },
    attendance_days: { width: 88 },
    absent_days: { width: 88 },
    excused_days: { width: 88 },
    late_times: { width: 88 },
    deducted: { width: 64 },
    reward_points: { width: 72 },
    evaluator_user_name: { width: 88 },
    submit_time: { width: 136 },
    create_user_name: { width: 88 },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'staff_name',
    'period_key',
    'score',
    'grade',
    'suggestion',
    'reply_due',
    'status',
  ])
}
