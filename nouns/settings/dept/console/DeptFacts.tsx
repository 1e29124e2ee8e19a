import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import { span } from '../rules.ts'
import type { DeptRow } from './deptList.ts'

/** What is known of a unit. */
export default function DeptFacts({ row }: { row: DeptRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(dept)
  const days = row.business_days.split(',').map((day) => t(`dept.weekday.d${day as '1'}`))
  return (
    <Facts
      of={dept}
      row={row}
      show={[
        'dept_code',
        'dept_type',
        'short_name',
        'parent_name',
        'leader_user_name',
        'safety_user_name',
        'phone',
        'region_code',
        'address',
        { label: t('dept.lngLat'), value: row.lng !== null && row.lat !== null ? `${row.lng}, ${row.lat}` : null },
        'risk_level',
        { label: t('dept.field.business_hours'), value: span(row.business_begin, row.business_end, '–', '-') },
        { label: t('dept.field.escort_times'), value: span(row.deliver_time, row.collect_time, '/', '-') },
        { label: label('business_days'), value: days.join(' '), wide: true },
        'has_cash',
        'has_vault',
        'has_self_service',
        'escort_company_name',
        'alarm_code',
        'police_station',
        'open_date',
        'close_date',
        'create_time',
        'update_time',
        'remark',
      ]}
    />
  )
}
