import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { meetingLog } from '../noun.ts'
import type { MeetingRow } from './meetingList.ts'

/** The columns of the list, of its file and of its cards (domain 5.3). */
export function useMeetingColumns(): Column<MeetingRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof meetingLog, MeetingRow>(meetingLog, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 112 },
    log_type: { width: 88 },
    title: { width: 152 },
    begin_time: { width: 104, sort: true },
    expected_count: { width: 56 },
    present_count: { width: 56 },
    signed_count: { width: 56 },
    status: { width: useStatusWidth('meeting_log_status', 92), pin: 'right' },
    end_time: { width: 136 },
    period_key: { width: 88 },
    host_user_name: { width: 96 },
    exam_mode: { width: 88 },
    avg_score: { width: 80 },
    create_user_name: { width: 96 },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'log_type',
    'title',
    'begin_time',
    'expected_count',
    'present_count',
    'signed_count',
    'status',
  ])
}
