import Details, { type Detail } from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { type DeptRow, span } from './deptList.ts'

/** What is known of a unit. */
export default function DeptFacts({ row }: { row: DeptRow }) {
  const { t } = useTranslation()
  const text = (
    key: 'dept_code' | 'short_name' | 'parent_name' | 'leader_user_name' | 'safety_user_name' | 'escort_company_name',
  ): Detail => ({
    label: t(`settings.dept.field.${key}`),
    value: row[key],
  })
  const flag = (key: 'has_cash' | 'has_vault' | 'has_self_service'): Detail => ({
    label: t(`settings.dept.field.${key}`),
    value: row[key] ? t('ui.yes') : t('ui.no'),
  })
  const days = row.business_days.split(',').map((day) => t(`settings.dept.weekday.d${day as '1'}`))
  return (
    <Details
      items={[
        text('dept_code'),
        { label: t('settings.dept.field.dept_type'), value: <DictText dict="dept_type" value={row.dept_type} /> },
        text('short_name'),
        text('parent_name'),
        text('leader_user_name'),
        text('safety_user_name'),
        { label: t('settings.dept.field.phone'), value: row.phone },
        { label: t('settings.dept.field.region_code'), value: row.region_code },
        { label: t('settings.dept.field.address'), value: row.address, wide: true },
        {
          label: t('settings.dept.lngLat'),
          value: row.lng !== null && row.lat !== null ? `${row.lng}, ${row.lat}` : null,
        },
        { label: t('settings.dept.field.risk_level'), value: <DictText dict="risk_level" value={row.risk_level} /> },
        { label: t('settings.dept.field.business_hours'), value: span(row.business_begin, row.business_end, '–') },
        { label: t('settings.dept.field.escort_times'), value: span(row.deliver_time, row.collect_time, '/') },
        { label: t('settings.dept.field.business_days'), value: days.join(' '), wide: true },
        flag('has_cash'),
        flag('has_vault'),
        flag('has_self_service'),
        text('escort_company_name'),
        { label: t('settings.dept.field.alarm_code'), value: row.alarm_code },
        { label: t('settings.dept.field.police_station'), value: row.police_station },
        { label: t('settings.dept.field.open_date'), value: row.open_date },
        { label: t('settings.dept.field.close_date'), value: row.close_date },
        { label: t('settings.dept.field.create_time'), value: minute(row.create_time) },
        { label: t('settings.dept.field.update_time'), value: minute(row.update_time) },
        { label: t('settings.dept.field.remark'), value: row.remark, wide: true },
      ]}
    />
  )
}
