import Facts from '@shouya/console/noun/Facts.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { videoAccess } from '../noun.ts'
import type { VideoRow } from './videoList.ts'

/** The application to which a step belongs. */
export default function VideoSummary({ row }: { row: VideoRow }) {
  const { t } = useTranslation()
  return (
    <div className="ui-wide">
      <Facts
        of={videoAccess}
        row={row}
        show={[
          'applicant_unit',
          'applicant_name',
          'access_mode',
          { label: t('videoAccess.period'), value: `${minute(row.video_begin)} – ${minute(row.video_end)}` },
          row.media_no !== null && 'media_no',
        ]}
      />
    </div>
  )
}
