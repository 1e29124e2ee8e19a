import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { conditionsOf, selectDepts } from './rows.ts'

/** 机构及安全责任人一览表 (domain 1.1). */
export const deptExporter = exporter({
  title: 'export.AdminDept',
  query: GetPageList.in,
  columns: {
    dept_code: 'text',
    dept_name: 'text',
    short_name: 'text',
    dept_type: { dict: 'dept_type' },
    parent_name: 'text',
    leader_user_name: 'text',
    safety_user_name: 'text',
    phone: 'text',
    region_code: 'text',
    address: 'text',
    lng: 'number',
    lat: 'number',
    business_hours: 'text',
    business_days: 'text',
    escort_times: 'text',
    risk_level: { dict: 'risk_level' },
    has_cash: 'bool',
    has_vault: 'bool',
    has_self_service: 'bool',
    escort_company_name: 'text',
    alarm_code: 'text',
    police_station: 'text',
    open_date: 'text',
    close_date: 'text',
    sort: 'number',
    status: { dict: 'enable' },
    remark: 'text',
    create_time: 'text',
  },
  titles: { dept_name: 'unit.dept_name', phone: 'unit.phone', create_time: 'unit.create_time' },
  select: (ctx, query) => selectDepts(ctx).where(conditionsOf(query)).orderBy('dept.path'),
  shape: (_, rows) =>
    rows.map((row) => ({
      ...row,
      business_hours: span(row.business_begin, row.business_end, '–'),
      escort_times: span(row.deliver_time, row.collect_time, '/'),
    })),
})

/** Two hours as one cell; empty when neither is known. */
const span = (begin: string | null, end: string | null, between: string) =>
  begin || end ? `${begin ?? ''}${between}${end ?? ''}` : null
