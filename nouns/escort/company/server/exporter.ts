import { dictLabels } from '@shouya/server/core/dictionary/dictLabels.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetCompanyPageList } from '../contract.ts'
import { companyConditions, selectCompanies } from './rows.ts'

export const companyExporter = exporter({
  title: 'export.EscortCompany',
  query: GetCompanyPageList.in,
  columns: {
    company_code: 'text',
    company_name: 'text',
    service_types: 'text',
    dept_count: 'number',
    car_count: 'number',
    staff_count: 'number',
    licence_end: 'text',
    contract_end: 'text',
    leader_name: 'text',
    dispatch_phone: 'text',
    status: { dict: 'escort_company_status' },
    status_reason: 'text',
    create_time: 'text',
  },
  select: (ctx, query) => selectCompanies(ctx).where(companyConditions(ctx, query)).orderBy('company_code'),
  async shape(ctx, rows) {
    const word = await dictLabels(ctx, 'escort_service')
    return rows.map((row) => ({ ...row, service_types: row.service_types.map(word) }))
  },
})
