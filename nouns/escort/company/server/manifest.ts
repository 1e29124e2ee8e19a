import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { readersOf } from '@shouya/server/noun/reader.ts'
import { companyDetail, GetCompanyPageList } from '../contract.ts'
import { company } from '../noun.ts'
import { escortCompany } from './actions.ts'
import { conditionsOf, selectCompanies } from './rows.ts'

export const manifest: Manifest = {
  actions: escortCompany,
  exporters: {
    EscortCompany: listExporter(company, {
      query: GetCompanyPageList.in,
      conditionsOf,
      select: selectCompanies,
      order: ['company_code'],
    }),
  },
  readers: () => readersOf(company),
  historians: { escort_company: historianInScope('escort_company', companyDetail) },
  recycled: { escort_company: {} },
  counters: (ctx) => countersOf(ctx, company, conditionsOf(ctx)),
  search: foundOf(company, {
    kind: 'company',
    select: selectCompanies,
    says: ({ company_name, company_code, leader_name }) => ({
      title: `${company_name} ${company_code}`,
      note: leader_name,
    }),
  }),
}
