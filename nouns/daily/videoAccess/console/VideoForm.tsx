import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { videoAccess } from '../noun.ts'
import VideoFields from './VideoFields.tsx'
import type { VideoDetail, VideoValues } from './videoList.ts'

/** Applies for access, or continues a draft. */
export default function VideoForm({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useRead('VideoAccess/Get', { id: id ?? 0 }, { enabled: id !== undefined, once: true })
  if (id !== undefined && !data) {
    return (
      <FormFrame
        title={t('videoAccess.addTitle')}
        open
        small={false}
        footer={null}
        onClose={onClose}
        afterClose={onClose}
      >
        {error ? <p role="alert">{error.message}</p> : <Skeleton active paragraph={{ rows: 8 }} />}
      </FormFrame>
    )
  }
  return <VideoSheet row={data} onClose={onClose} />
}

const initialOf = (row: VideoDetail): Partial<VideoValues> => ({
  id: row.id,
  version: row.version,
  dept_id: row.dept_id,
  camera_list: row.camera_list,
  ...enteredOf(videoAccess, row),
})

/** Empty fields keep their stored values. */
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
    title: row ? `${t('videoAccess.editTitle')} · ${row.applicant_name}` : t('videoAccess.addTitle'),
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
    <FormDrawer<'VideoAccess/Submit', VideoValues>
      {...common}
      path="VideoAccess/Submit"
      okText={t('videoAccess.submit')}
    >
      {fields}
    </FormDrawer>
  )
}
