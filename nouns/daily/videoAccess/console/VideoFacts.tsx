import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { permitPaths } from '../../console/permitPaths.ts'
import VideoNumbers from './VideoNumbers.tsx'
import { placeOf, type VideoDetail } from './videoList.ts'

/** The request behind it, with the way there for who may read it. */
function Request({ row, id }: { row: VideoDetail; id: number }) {
  if (!row.oa_examine_readable) return row.oa_examine_no
  return (
    <Button type="link" size="small" onClick={() => openTab(permitPaths.request(id), row.oa_examine_no ?? undefined)}>
      {row.oa_examine_no}
    </Button>
  )
}

/** All fields of a record. */
export default function VideoFacts({ row }: { row: VideoDetail }) {
  const { t } = useTranslation()
  const carriedOut = row.access_begin !== null
  return (
    <>
      {row.maybe_overwritten && (
        <Alert type="warning" showIcon className="ui-hint" title={t('videos.maybeOverwritten')} />
      )}
      {row.expire_time && (
        <Alert
          type="info"
          showIcon
          className="ui-hint"
          title={t('videos.expires', { time: minute(row.expire_time) })}
        />
      )}
      <Details
        items={[
          {
            label: t('videos.field.applicant_type'),
            value: <DictText dict="video_applicant" value={row.applicant_type} />,
          },
          { label: t('videos.field.applicant_unit'), value: row.applicant_unit },
          { label: t('videos.field.applicant_name'), value: row.applicant_name },
          { label: t('videos.field.fellow_names'), value: row.fellow_names },
          { label: t('videos.numbers'), value: <VideoNumbers row={row} />, wide: true },
          row.oa_examine_id !== null && {
            label: t('videos.field.oa_examine_no'),
            value: <Request row={row} id={row.oa_examine_id} />,
            wide: true,
          },
          row.legal_doc_no !== null && {
            label: t('videos.field.legal_doc_no'),
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
            label: t('videos.field.video_reason'),
            value: (
              <>
                <DictText dict="video_reason" value={row.video_reason} /> {row.reason}
              </>
            ),
            wide: true,
          },
          { label: t('videos.period'), value: `${minute(row.video_begin)} – ${minute(row.video_end)}`, wide: true },
          {
            label: t('videos.field.camera_list'),
            value: row.camera_list
              .map(
                ({ camera_no, name, is_key }) => `${camera_no} ${name}${is_key ? `（${t('videos.keyPlace')}）` : ''}`,
              )
              .join(mark('、')),
            wide: true,
          },
          { label: t('videos.field.access_mode'), value: <DictText dict="video_mode" value={row.access_mode} /> },
          { label: t('videos.field.location'), value: t(placeOf(row.location)) },
          carriedOut && { label: t('videos.field.result'), value: row.result, wide: true },
          carriedOut && {
            label: t('videos.accessTime'),
            value: `${minute(row.access_begin)} – ${minute(row.access_end)}`,
          },
          row.media_no !== null && {
            label: t('videos.field.media_no'),
            value: (
              <>
                {row.copy_media !== null && <DictText dict="copy_media" value={row.copy_media} />} {row.media_no}
              </>
            ),
          },
          row.file_count !== null && { label: t('videos.field.file_count'), value: row.file_count },
          row.file_hash !== null && { label: t('videos.field.file_hash'), value: row.file_hash, wide: true },
          row.return_due !== null && {
            label: t('videos.field.return_due'),
            value: [row.return_due, row.return_time && minute(row.return_time), row.return_user_name]
              .filter(Boolean)
              .join(' → '),
            wide: true,
          },
          row.close_reason !== null && { label: t('videos.field.close_reason'), value: row.close_reason, wide: true },
          { label: t('videos.field.remark'), value: row.remark, wide: true },
          { label: t('videos.field.dept_name'), value: row.dept_name },
          { label: t('videos.field.create_user_name'), value: row.create_user_name },
          row.filed_at !== null && { label: t('ui.filedAt'), value: minute(row.filed_at) },
          { label: t('videos.field.create_time'), value: minute(row.create_time) },
        ]}
      />
    </>
  )
}
