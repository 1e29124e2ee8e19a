import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'
import { type DeptRow, span } from './deptList.ts'

const hiddenTexts = [
  'short_name',
  'region_code',
  'address',
  'lng',
  'lat',
  'business_days',
  'alarm_code',
  'police_station',
  'open_date',
  'close_date',
  'remark',
] as const
const hiddenFlags = ['has_cash', 'has_vault', 'has_self_service'] as const

/** The columns of the organisation (domain 1.1). */
export function useDeptColumns(): Column<DeptRow>[] {
  const { t } = useTranslation()
  const columns: Column<DeptRow>[] = [
    { key: 'dept_code', title: t('settings.dept.field.dept_code'), width: 84, sort: true },
    {
      key: 'dept_name',
      title: t('settings.dept.field.dept_name'),
      width: 112,
      sort: true,
    },
    {
      key: 'dept_type',
      title: t('settings.dept.field.dept_type'),
      width: 80,
      render: (row) => <DictText dict="dept_type" value={row.dept_type} />,
    },
    {
      key: 'parent_name',
      title: t('settings.dept.field.parent_name'),
      width: 112,
    },
    { key: 'leader_user_name', title: t('settings.dept.field.leader_user_name'), width: 72 },
    { key: 'safety_user_name', title: t('settings.dept.field.safety_user_name'), width: 72 },
    { key: 'phone', title: t('settings.dept.field.phone'), width: 108 },
    {
      key: 'business_hours',
      title: t('settings.dept.field.business_hours'),
      width: 104,
      render: (row) => span(row.business_begin, row.business_end, '–'),
    },
    {
      key: 'escort_times',
      title: t('settings.dept.field.escort_times'),
      width: 104,
      render: (row) => span(row.deliver_time, row.collect_time, '/'),
    },
    {
      key: 'status',
      title: t('settings.dept.field.status'),
      width: useStatusWidth('enable', 80),
      pin: 'right',
      render: (row) => <DictTag dict="enable" value={row.status} />,
    },
    ...hiddenTexts.map((key) => ({ key, title: t(`settings.dept.field.${key}`), width: 120 })),
    ...hiddenFlags.map((key) => ({
      key,
      title: t(`settings.dept.field.${key}`),
      width: 88,

      render: (row: DeptRow) => (row[key] ? t('ui.yes') : t('ui.no')),
    })),
    {
      key: 'risk_level',
      title: t('settings.dept.field.risk_level'),
      width: 88,

      render: (row) => <DictText dict="risk_level" value={row.risk_level} />,
    },
    { key: 'sort', title: t('settings.dept.field.sort'), width: 72, right: true, sort: true },
    {
      key: 'create_time',
      title: t('settings.dept.field.create_time'),
      width: 152,
      sort: true,

      render: (row) => <When at={row.create_time} />,
    },
  ]
  return inOrder(columns, [
    'dept_code',
    'dept_name',
    'dept_type',
    'leader_user_name',
    'safety_user_name',
    'phone',
    'status',
  ])
}
