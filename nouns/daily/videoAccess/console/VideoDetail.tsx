import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import VideoFacts from './VideoFacts.tsx'
import VideoSigns from './VideoSigns.tsx'
import VideoStatus from './VideoStatus.tsx'
import type { VideoRow } from './videoList.ts'

/** One record: who wanted to see what and why, what was handed out, who signed. */
export default function VideoDetail({ id, moves, ...drawer }: RecordProps<VideoRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('VideoAccess/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? data?.applicant_name ?? t('videoAccess.register')}
      status={data && <VideoStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <VideoFacts row={data} /> },
          { key: 'signs', label: t('ui.signs'), children: <VideoSigns row={data} /> },
        ]
      }
      history={{ table: 'video_access', id }}
    />
  )
}
