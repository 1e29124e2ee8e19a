import { useTranslation } from 'react-i18next'
import type { Column } from '../../../registers/Column.ts'
import DictText from '../../../ui/DictText.tsx'
import EndText from '../../../ui/EndText.tsx'
import { minute } from '../../../ui/text.ts'
import VideoStatus from './VideoStatus.tsx'
import type { VideoRow } from './videoList.ts'

/** The columns of the register, of its export and of its cards (domain 4.6). */
export function useVideoColumns(): Column<VideoRow>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`videos.field.${name}` as 'videos.field.bill_no')
  return [
    {
      key: 'bill_no',
      title: field('bill_no'),
      width: 168,
      sort: true,
      // A draft has no number; something has to lead to it.
      render: (row) => row.bill_no ?? `${row.biz_date} ${row.applicant_name}`,
    },
    { key: 'dept_name', title: field('dept_name'), width: 144, render: (row) => <EndText text={row.dept_name} /> },
    { key: 'biz_date', title: field('biz_date'), width: 104, sort: true },
    { key: 'create_user_name', title: field('create_user_name'), width: 72 },
    {
      key: 'applicant_type',
      title: field('applicant_type'),
      width: 108,
      render: (row) => <DictText dict="video_applicant" value={row.applicant_type} />,
    },
    { key: 'applicant_unit', title: field('applicant_unit'), width: 128 },
    { key: 'applicant_name', title: field('applicant_name'), width: 80 },
    {
      key: 'access_mode',
      title: field('access_mode'),
      width: 84,
      render: (row) => <DictText dict="video_mode" value={row.access_mode} />,
    },
    { key: 'operator_user_name', title: field('operator_user_name'), width: 72 },
    {
      key: 'status',
      title: field('status'),
      width: 104,
      pin: 'right',
      render: (row) => <VideoStatus row={row} />,
    },
    {
      key: 'video_reason',
      title: field('video_reason'),
      width: 96,
      hidden: true,
      render: (row) => <DictText dict="video_reason" value={row.video_reason} />,
    },
    {
      key: 'video_begin',
      title: field('video_begin'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.video_begin),
    },
    { key: 'video_end', title: field('video_end'), width: 136, hidden: true, render: (row) => minute(row.video_end) },
    { key: 'oa_examine_no', title: field('oa_examine_no'), width: 168, hidden: true },
    { key: 'supervisor_user_name', title: field('supervisor_user_name'), width: 80, hidden: true },
    { key: 'media_no', title: field('media_no'), width: 104, hidden: true },
    { key: 'return_due', title: field('return_due'), width: 104, hidden: true },
    {
      key: 'create_time',
      title: field('create_time'),
      width: 136,
      sort: true,
      hidden: true,
      render: (row) => minute(row.create_time),
    },
  ]
}
