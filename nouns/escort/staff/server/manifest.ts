import type { Manifest } from '@shouya/nouns/manifest.ts'
import { countersOf } from '@shouya/server/noun/counters.ts'
import { foundOf } from '@shouya/server/noun/found.ts'
import { historianInScope } from '@shouya/server/noun/historian.ts'
import { staffDetail } from '../contract.ts'
import { staff } from '../noun.ts'
import { escortStaff } from './actions.ts'
import { staffExporter } from './exporter.ts'
import { purgeStaff } from './purge.ts'
import { staffReaders } from './readers.ts'
import { conditionsOf, selectStaff } from './rows.ts'
import { checkRestoredStaff } from './unique.ts'

export const manifest: Manifest = {
  actions: escortStaff,
  exporters: { EscortStaff: staffExporter },
  readers: () => staffReaders,
  jobs: { escort_purge: { cron: '0 4 * * *', run: purgeStaff } },
  historians: { escort_staff: historianInScope('escort_staff', staffDetail) },
  recycled: { escort_staff: { check: checkRestoredStaff } },
  counters: (ctx) => countersOf(ctx, staff, conditionsOf(ctx)),
  search: foundOf(staff, {
    kind: 'staff',
    select: selectStaff,
    says: ({ name, staff_no, company_name }) => ({ title: `${name} ${staff_no}`, note: company_name }),
  }),
}
