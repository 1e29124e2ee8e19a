import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import RequestLink from '../../console/RequestLink.tsx'
import { videoAccess } from '../noun.ts'
import VideoNumbers from './VideoNumbers.tsx'
import type { VideoDetail } from './videoList.ts'

/** All fields of a record. */
export default function VideoFacts({ row }: { row: VideoDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(videoAccess)
  const carriedOut = row.access_begin !== null
  const isKey = `（${t('videoAccess.camera_list.field.is_key')}）`
  return (
    <>
      {row.maybe_overwritten && (
        <Alert type="warning" showIcon className="ui-hint" title={t('videoAccess.maybeOverwritten')} />
      )}
      {row.expire_time && (
        <Alert
          type="info"
          showIcon
          className="ui-hint"
          title={t('videoAccess.expires', { time: minute(row.expire_time) })}
        />
      )}
      <Facts
        of={videoAccess}
        row={row}
        show={[
          'applicant_type',
          'applicant_unit',
          'applicant_name',
          { label: label('fellow_names'), value: row.fellow_names },
          { label: t('videoAccess.numbers'), value: <VideoNumbers row={row} />, wide: true },
          row.oa_examine_id !== null && {
            label: label('oa_examine_no'),
            value: <RequestLink row={row} />,
            wide: true,
          },
          row.legal_doc_no !== null && {
            label: label('legal_doc_no'),
            value: (
              <div>
                <div>
                  {row.legal_doc_type !== null && <DictText dict="legal_doc_type" value={row.legal_doc_type} />}{' '}
                  {row.legal_doc_no}
                </div>
                <PhotoView ids={row.legal_doc_file_ids} />
              </div>
            ),
            wide: true,
          },
          {
            label: label('video_reason'),
            value: (
              <>
                <DictText dict="video_reason" value={row.video_reason} /> {row.reason}
              </>
            ),
            wide: true,
          },
          {
            label: t('videoAccess.period'),
            value: `${minute(row.video_begin)} – ${minute(row.video_end)}`,
            wide: true,
          },
          {
            label: t('videoAccess.field.camera_list'),
            value: row.camera_list
              .map((camera) => `${camera.camera_no} ${camera.name}${camera.is_key ? isKey : ''}`)
              .join(mark('、')),
            wide: true,
          },
          'access_mode',
          'location',
          carriedOut && 'result',
          carriedOut && {
            label: t('videoAccess.accessTime'),
            value: `${minute(row.access_begin)} – ${minute(row.access_end)}`,
          },
          row.media_no !== null && {
            label: label('media_no'),
            value: (
              <>
                {row.copy_media !== null && <DictText dict="copy_media" value={row.copy_media} />} {row.media_no}
              </>
            ),
          },
          row.file_count !== null && 'file_count',
          row.file_hash !== null && { label: label('file_hash'), value: row.file_hash, wide: true },
          row.return_due !== null && {
            label: label('return_due'),
            value: [row.return_due, row.return_time && minute(row.return_time), row.return_user_name]
              .filter(Boolean)
              .join(' → '),
            wide: true,
          },
          row.close_reason !== null && 'close_reason',
          'remark',
          'dept_name',
          'create_user_name',
          row.filed_at !== null && 'filed_at',
          'create_time',
        ]}
      />
    </>
  )
}
