import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import UnitName from '@shouya/console/ui/UnitName.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import VideoStatus from './VideoStatus.tsx'
import type { VideoRow } from './videoList.ts'

/** The columns of the register, of its export and of its cards (domain 4.6). */
export function useVideoColumns(): Column<VideoRow>[] {
  const { t } = useTranslation()
  const units = useUnits()
  const field = (name: string) => t(`videos.field.${name}` as 'videos.field.bill_no')
  const columns: Column<VideoRow>[] = [
    {
      key: 'bill_no',
      title: field('bill_no'),
      width: 160,
      sort: true,
      // A draft has no number; something has to lead to it.
      render: (row) => row.bill_no ?? `${row.biz_date} ${row.applicant_name}`,
    },
    { key: 'dept_name', title: field('dept_name'), width: 112, render: (row) => <UnitName name={row.dept_name} /> },
    { key: 'biz_date', title: field('biz_date'), width: 80, sort: true, render: (row) => <When at={row.biz_date} /> },
    { key: 'create_user_name', title: field('create_user_name'), width: 72 },
    {
      key: 'applicant_type',
      title: field('applicant_type'),
      width: 108,
      render: (row) => <DictText dict="video_applicant" value={row.applicant_type} />,
    },
    { key: 'applicant_unit', title: field('applicant_unit'), width: 120 },
    { key: 'applicant_name', title: field('applicant_name'), width: 76 },
    {
      key: 'access_mode',
      title: field('access_mode'),
      width: 84,
      render: (row) => <DictText dict="video_mode" value={row.access_mode} />,
    },
    { key: 'operator_user_name', title: field('operator_user_name'), width: 76 },
    {
      key: 'status',
      title: field('status'),
      width: useStatusWidth('video_status', 100),
      pin: 'right',
      render: (row) => <VideoStatus row={row} />,
    },
    {
      key: 'video_reason',
      title: field('video_reason'),
      width: 96,

      render: (row) => <DictText dict="video_reason" value={row.video_reason} />,
    },
    {
      key: 'video_begin',
      title: field('video_begin'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.video_begin} />,
    },
    { key: 'video_end', title: field('video_end'), width: 136, render: (row) => <When at={row.video_end} /> },
    { key: 'oa_examine_no', title: field('oa_examine_no'), width: 168 },
    { key: 'supervisor_user_name', title: field('supervisor_user_name'), width: 80 },
    { key: 'media_no', title: field('media_no'), width: 104 },
    { key: 'return_due', title: field('return_due'), width: 88, render: (row) => <When at={row.return_due} /> },
    {
      key: 'create_time',
      title: field('create_time'),
      width: 136,
      sort: true,
      render: (row) => <When at={row.create_time} />,
    },
  ]
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
