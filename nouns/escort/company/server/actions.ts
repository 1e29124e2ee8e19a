import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { onPaper } from '../../server/onPaper.ts'
import { reachable } from '../../server/units.ts'
import * as Company from '../contract.ts'
import { company as noun } from '../noun.ts'
import { changeCompanyStatus } from './changeStatus.ts'
import { detailOf } from './detailOf.ts'
import { conditionsOf, rowOf, selectCompanies } from './rows.ts'
import { saveCompany } from './save.ts'

const reads = readActions(noun, {
  conditionsOf,
  select: selectCompanies,
  listed: (ctx, rows) => rows.map(rowOf(ctx)),
  detailed: (ctx, rows) => Promise.all(rows.map(detailOf(ctx))),
})

export const escortCompany = handle(Company, {
  ...reads,
  GetCompanyPrintList: (ctx, { ids }) => onPaper(ctx, noun, ids, reads.GetCompany),

  GetCompanyList: (ctx) =>
    ctx.scoped
      .rows('escort_company')
      .select(['id', 'company_code', 'company_name', 'short_name', 'status'])
      .orderBy('company_code')
      .execute(),

  GetDeptList: (ctx) => reachable(ctx).orderBy('path').orderBy('dept_code').execute(),

  SaveCompany: saveCompany,
  ChangeCompanyStatus: changeCompanyStatus,

  async DeleteCompany(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('id')
      .where('user_type', '=', 2)
      .where('party_id', '=', before.id)
      .executeTakeFirst()
    if (account) fail('InUse')
    return discard(ctx, noun, before, {
      name: `${before.company_code} ${before.company_name}`,
      parts: [
        { table: 'escort_company_dept', column: 'escort_company_id' },
        { table: 'escort_secret', column: 'escort_company_id' },
      ],
    })
  },
})
