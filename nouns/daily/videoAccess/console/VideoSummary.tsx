import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { VideoRow } from './videoList.ts'

/** What a step is about. */
export default function VideoSummary({ row }: { row: VideoRow }) {
  const { t } = useTranslation()
  return (
    <div className="ui-wide">
      <Details
        items={[
          { label: t('videos.field.applicant_unit'), value: row.applicant_unit },
          { label: t('videos.field.applicant_name'), value: row.applicant_name },
          { label: t('videos.field.access_mode'), value: <DictText dict="video_mode" value={row.access_mode} /> },
          { label: t('videos.period'), value: `${minute(row.video_begin)} – ${minute(row.video_end)}` },
          row.media_no !== null && { label: t('videos.field.media_no'), value: row.media_no },
        ]}
      />
    </div>
  )
}
