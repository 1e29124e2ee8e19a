import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { videoAccess } from '../noun.ts'
import VideoStatus from './VideoStatus.tsx'
import type { VideoRow } from './videoList.ts'

/** The columns of the register, of its export and of its cards (domain 4.6). */
export function useVideoColumns(): Column<VideoRow>[] {
  const units = useUnits()
  const columns = useNounColumns<typeof videoAccess, VideoRow>(videoAccess, {
    // A draft has no number, but needs a link.
    bill_no: { width: 160, sort: true, render: (row) => row.bill_no ?? `${row.biz_date} ${row.applicant_name}` },
    dept_name: { width: 112 },
    biz_date: { width: 80, sort: true },
    create_user_name: { width: 72 },
    applicant_type: { width: 108 },
    applicant_unit: { width: 120 },
    applicant_name: { width: 76 },
    access_mode: { width: 84 },
    operator_user_name: { width: 76 },
    status: { width: useStatusWidth('video_status', 100), pin: 'right', render: (row) => <VideoStatus row={row} /> },
    video_reason: { width: 96 },
    video_begin: { width: 136, sort: true },
    video_end: { width: 136 },
    oa_examine_no: { width: 168 },
    supervisor_user_name: { width: 80 },
    media_no: { width: 104 },
    return_due: { width: 88 },
    create_time: { width: 136, sort: true },
  })
  return inOrder(columns, [
    'bill_no',
    units.several && 'dept_name',
    'biz_date',
    'applicant_name',
    'applicant_unit',
    'access_mode',
    'return_due',
    !units.several && 'operator_user_name',
    'status',
  ])
}
