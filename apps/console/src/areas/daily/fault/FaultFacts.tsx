import { useTranslation } from 'react-i18next'
import Details from '../../../ui/Details.tsx'
import DictText from '../../../ui/DictText.tsx'
import PhotoView from '../../../ui/PhotoView.tsx'
import { minute } from '../../../ui/text.ts'
import { type FaultDetail, modeKey } from './faultList.ts'
import { useDownTime } from './useDownTime.ts'

/** What was found, and what holds meanwhile. */
export default function FaultFacts({ row }: { row: FaultDetail }) {
  const { t } = useTranslation()
  const down = useDownTime()
  return (
    <Details
      items={[
        { label: t('faults.field.dept_name'), value: row.dept_name },
        { label: t('faults.field.device_type'), value: <DictText dict="device_type" value={row.device_type} /> },
        { label: t('faults.field.device_name'), value: row.device_name },
        { label: t('faults.field.location'), value: row.location },
        { label: t('faults.field.fault_type'), value: <DictText dict="fault_type" value={row.fault_type} /> },
        { label: t('faults.field.fault_time'), value: minute(row.fault_time) },
        { label: t('faults.field.fault_desc'), value: row.fault_desc, wide: true },
        {
          label: t('faults.photos'),
          value: row.photos.length === 0 ? t('photos.none') : <PhotoView ids={row.photos} />,
          wide: true,
        },
        { label: t('faults.field.impact'), value: <DictText dict="impact_level" value={row.impact} /> },
        { label: t('faults.field.urgency'), value: <DictText dict="urgency" value={row.urgency} /> },
        { label: t('faults.field.temp_measure'), value: row.temp_measure, wide: true },
        { label: t('faults.field.handle_mode'), value: t(modeKey(row.handle_mode)) },
        { label: t('faults.field.down_minutes'), value: down(row.down_minutes) },
        row.escalated_at !== null && { label: t('faults.field.escalated_at'), value: minute(row.escalated_at) },
        row.void_reason !== null && { label: t('faults.field.void_reason'), value: row.void_reason, wide: true },
        row.backfill_reason !== null && {
          label: t('faults.field.backfill_reason'),
          value: row.backfill_reason,
          wide: true,
        },
        { label: t('faults.field.find_user_name'), value: row.find_user_name },
        row.filed_at !== null && { label: t('ui.filedAt'), value: minute(row.filed_at) },
        { label: t('faults.field.create_time'), value: minute(row.create_time) },
      ]}
    />
  )
}
