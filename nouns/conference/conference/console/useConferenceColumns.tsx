import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { conference } from '../noun.ts'
import type { ConferenceRow } from './conferenceList.ts'

/** The columns of the list, of its file and of its cards (domain 9.3). */
export function useConferenceColumns(): Column<ConferenceRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof conference, ConferenceRow>(conference, {
    title: { width: 168 },
    meeting_type: { width: 80 },
    begin_time: { width: 104, sort: true },
    room: { width: 112 },
    expected_count: { width: 56 },
    signed_count: { width: 56 },
    dept_name: { width: 104 },
    status: { width: useStatusWidth('conference_status', 92), pin: 'right' },
    bill_no: { width: 160, sort: true },
    end_time: { width: 136 },
    organizer_user_name: { width: 96 },
    host_user_name: { width: 96 },
    recorder_user_name: { width: 96 },
  })
  return inOrder(columns, [
    'title',
    'meeting_type',
    'begin_time',
    'room',
    'expected_count',
    'signed_count',
    units.several && 'dept_name',
    'status',
  ])
}
