import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { RectifyDetail } from './rectifyList.ts'

/** All fields of a rectification. */
export default function RectifyFacts({ row }: { row: RectifyDetail }) {
  const { t } = useTranslation()
  const photos = (ids: readonly number[]) => (ids.length === 0 ? t('photos.none') : <PhotoView ids={ids} />)
  return (
    <Details
      items={[
        { label: t('rectify.field.problem_desc'), value: row.problem_desc, wide: true },
        { label: t('rectify.field.problem_photos'), value: photos(row.problem_photos), wide: true },
        { label: t('rectify.field.dept_name'), value: row.dept_name },
        { label: t('rectify.field.hazard_level'), value: <DictText dict="hazard_level" value={row.hazard_level} /> },
        { label: t('rectify.field.category'), value: <DictText dict="check_category" value={row.category} /> },
        { label: t('rectify.field.source_type'), value: <DictText dict="rectify_source" value={row.source_type} /> },
        { label: t('rectify.field.source_no'), value: row.source_no },
        { label: t('rectify.field.deadline'), value: row.deadline },
        { label: t('rectify.field.duty_user_name'), value: row.duty_user_name },
        row.escort_company_name !== null && {
          label: t('rectify.field.escort_company_name'),
          value: row.escort_company_name,
        },
        { label: t('rectify.field.require_desc'), value: row.require_desc, wide: true },
        { label: t('rectify.field.temp_measure'), value: row.temp_measure, wide: true },
        { label: t('rectify.field.measure'), value: row.measure, wide: true },
        { label: t('rectify.field.result_photos'), value: photos(row.result_photos), wide: true },
        { label: t('rectify.field.finish_user_name'), value: row.finish_user_name },
        { label: t('rectify.field.finish_time'), value: minute(row.finish_time) },
        { label: t('rectify.field.close_time'), value: minute(row.close_time) },
        { label: t('rectify.field.return_count'), value: row.return_count },
        row.cancel_reason !== null && { label: t('rectify.field.cancel_reason'), value: row.cancel_reason, wide: true },
        { label: t('rectify.field.create_user_name'), value: row.create_user_name ?? t('ui.system') },
        { label: t('rectify.field.create_time'), value: minute(row.create_time) },
      ]}
    />
  )
}
