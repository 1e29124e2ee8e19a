import { columnsOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetCompanyPageList } from '../contract.ts'
import { company } from '../noun.ts'
import { companyConditions, selectCompanies } from './rows.ts'

export const companyExporter = exporter({
  title: 'company.list',
  query: GetCompanyPageList.in,
  noun: company,
  columns: columnsOf(company),
  select: (ctx, query) => selectCompanies(ctx).where(companyConditions(ctx)(query)).orderBy('company_code'),
})
