import { historianInScope } from '@shouya/server/noun/historian.ts'
import type { Manifest } from '@shouya/server/noun/manifest.ts'
import { readerOf } from '../../server/readers.ts'
import { companyDetail } from '../contract.ts'
import { escortCompany } from './actions.ts'
import { companyCounters } from './counters.ts'
import { companyExporter } from './exporter.ts'
import { foundCompanies } from './found.ts'

export const manifest: Manifest = {
  actions: escortCompany,
  exporters: { EscortCompany: companyExporter },
  readers: () => ({ escort_company: readerOf('escort_company') }),
  historians: { escort_company: historianInScope('escort_company', companyDetail) },
  recycled: { escort_company: {} },
  counters: companyCounters,
  search: foundCompanies,
}
