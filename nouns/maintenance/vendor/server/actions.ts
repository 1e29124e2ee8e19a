import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { reachable } from '../../server/units.ts'
import * as Vendor from '../contract.ts'
import { vendor as noun } from '../noun.ts'
import { levelsFrom } from '../rules.ts'
import { changeVendorStatus } from './changeStatus.ts'
import { conditionsOf, detailOf, rowOf, selectVendors } from './rows.ts'
import { saveVendor } from './save.ts'

/** Dictionary user_type. */
const VENDOR = 3

export const vendor = handle(Vendor, {
  ...readActions(noun, {
    conditionsOf,
    select: selectVendors,
    listed: (ctx, rows) => rows.map(rowOf(ctx)),
    detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
  }),

  async GetCompanyList(ctx) {
    const rows = await ctx.scoped
      .rows('maintain_company')
      .select(['id', 'company_code', 'company_name', 'short_name', 'service_types', 'status', 'contract_end'])
      .orderBy('company_code')
      .execute()
    return rows.map((row) => ({ ...row, expired: row.contract_end < todayOf(ctx) }))
  },

  GetDeptList: (ctx) => reachable(ctx).orderBy('path').orderBy('dept_code').execute(),

  GetCompanySla: async ({ services }) => levelsFrom(await services.settings.get('repair.sla_hours')),

  SaveCompany: saveVendor,
  ChangeCompanyStatus: changeVendorStatus,

  async DeleteCompany(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('id')
      .where('user_type', '=', VENDOR)
      .where('party_id', '=', before.id)
      .executeTakeFirst()
    if (account) fail('InUse')
    return discard(ctx, noun, before, {
      name: `${before.company_code} ${before.company_name}`,
      parts: [
        { table: 'maintain_company_dept', column: 'company_id' },
        { table: 'maintain_sla', column: 'company_id' },
      ],
    })
  },
})
