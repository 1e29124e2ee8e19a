import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import VideoFields from './VideoFields.tsx'
import type { VideoDetail, VideoValues } from './videoList.ts'

/** Applies for access, or goes on with an application that is not submitted. */
export default function VideoForm({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useRead('VideoAccess/Get', { id: id ?? 0 }, { enabled: id !== undefined, once: true })
  if (id !== undefined && !data) {
    return (
      <FormFrame title={t('videos.addTitle')} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
        {error ? <p role="alert">{error.message}</p> : <Skeleton active paragraph={{ rows: 8 }} />}
      </FormFrame>
    )
  }
  return <VideoSheet row={data} onClose={onClose} />
}

function initialOf(row: VideoDetail): Partial<VideoValues> {
  const { id, version, dept_id, applicant_type, applicant_name, applicant_unit, cert_type, fellow_names } = row
  const { legal_doc_type, legal_doc_no, legal_doc_file_ids, video_reason, reason, location, camera_list } = row
  const { video_begin, video_end, access_mode, remark } = row
  const who = { id, version, dept_id, applicant_type, applicant_name, applicant_unit, cert_type, fellow_names }
  const why = { legal_doc_type, legal_doc_no, legal_doc_file_ids, video_reason, reason, location, camera_list }
  return { ...who, ...why, video_begin, video_end, access_mode, remark }
}

/** What is left empty keeps what it was. */
const bodyOf = (values: VideoValues): VideoValues => ({
  ...values,
  cert_no: values.cert_no || undefined,
  phone: values.phone || undefined,
})

function VideoSheet({ row, onClose }: { row: VideoDetail | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const maySubmit = useMayCall()('VideoAccess/Submit')
  const fresh = { dept_id: user.dept_id, cert_type: 1, location: 1, camera_list: [{}], legal_doc_file_ids: [] }
  const common = {
    title: row ? `${t('videos.editTitle')} · ${row.applicant_name}` : t('videos.addTitle'),
    initial: row ? initialOf(row) : (fresh as unknown as Partial<VideoValues>),
    refreshes: ['Remind'] as const,
    onClose,
    toBody: bodyOf,
    again: !row,
  }
  const fields = <VideoFields row={row} submits={maySubmit} onSaved={onClose} bodyOf={bodyOf} />
  if (!maySubmit) {
    return (
      <FormDrawer<'VideoAccess/Save', VideoValues> {...common} path="VideoAccess/Save">
        {fields}
      </FormDrawer>
    )
  }
  return (
    <FormDrawer<'VideoAccess/Submit', VideoValues> {...common} path="VideoAccess/Submit" okText={t('videos.submit')}>
      {fields}
    </FormDrawer>
  )
}
