import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { listExporter } from '@shouya/server/noun/lists.ts'
import { GetCompanyPageList, vendorDetail } from '../contract.ts'
import { vendor as noun } from '../noun.ts'
import { vendor } from './actions.ts'
import { remindOfEnds } from './remindOfEnds.ts'
import { conditionsOf, scored, selectVendors } from './rows.ts'

export const manifest: Manifest = {
  actions: vendor,
  exporters: {
    MaintainCompany: listExporter(noun, {
      query: GetCompanyPageList.in,
      conditionsOf,
      select: selectVendors,
      shape: (_, rows) => rows.map(scored),
      order: ['company_code'],
    }),
  },
  jobs: { vendor_ends: { cron: '5 6 * * *', run: remindOfEnds } },
  historians: { maintain_company: historianInScope('maintain_company', vendorDetail) },
  recycled: { maintain_company: {} },
  counters: (ctx) => countersOf(ctx, noun, conditionsOf(ctx)),
  search: foundOf(noun, {
    kind: 'vendor',
    select: selectVendors,
    says: ({ company_name, company_code, phone24 }) => ({ title: `${company_name} ${company_code}`, note: phone24 }),
  }),
}
