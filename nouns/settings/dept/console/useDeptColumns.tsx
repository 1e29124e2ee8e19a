import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useTranslation } from 'react-i18next'
import { dept } from '../noun.ts'
import { span } from '../rules.ts'
import type { DeptRow } from './deptList.ts'

/** The columns of the organisation (domain 1.1). */
export function useDeptColumns(): Column<DeptRow>[] {
  const { t } = useTranslation()
  const fields = useNounColumns<typeof dept, DeptRow>(dept, {
    dept_code: { width: 84, sort: true },
    dept_name: { width: 112, sort: true },
    dept_type: { width: 80 },
    parent_name: { width: 112, render: (row) => row.parent_name ?? '-' },
    leader_user_name: { width: 72 },
    safety_user_name: { width: 72 },
    phone: { width: 108 },
    status: { width: 80 },
    short_name: { width: 120 },
    region_code: { width: 120 },
    address: { width: 120 },
    lng: { width: 120 },
    lat: { width: 120 },
    business_days: { width: 120 },
    escort_company_name: { width: 120 },
    alarm_code: { width: 120 },
    police_station: { width: 120 },
    open_date: { width: 120 },
    close_date: { width: 120 },
    remark: { width: 120 },
    has_cash: { width: 88 },
    has_vault: { width: 88 },
    has_self_service: { width: 88 },
    risk_level: { width: 88 },
    sort: { width: 72, sort: true },
    create_time: { width: 152, sort: true },
  })
  const spans: Column<DeptRow>[] = [
    {
      key: 'business_hours',
      title: t('dept.field.business_hours'),
      width: 104,
      render: (row) => span(row.business_begin, row.business_end, '–', '-') ?? '-',
    },
    {
      key: 'escort_times',
      title: t('dept.field.escort_times'),
      width: 104,
      render: (row) => span(row.deliver_time, row.collect_time, '/', '-') ?? '-',
    },
  ]
  return inOrder(
    [...fields, ...spans],
    ['dept_code', 'dept_name', 'dept_type', 'leader_user_name', 'safety_user_name', 'phone', 'status'],
  )
}
