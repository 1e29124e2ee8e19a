import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { recycle } from '@shouya/server/core/recycle/recycle.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import { page } from '@shouya/server/registers/page.ts'
import { onPaper } from '../../server/onPaper.ts'
import { reachable } from '../../server/units.ts'
import * as Company from '../contract.ts'
import { changeCompanyStatus } from './changeStatus.ts'
import { companyOf } from './companyOf.ts'
import { companyConditions, companyShown, selectCompanies } from './rows.ts'
import { saveCompany } from './save.ts'

export const escortCompany = handle(Company, {
  async GetCompanyPageList(ctx, query) {
    const { rows, total } = await page(ctx.db, query, companyConditions(ctx)(query), {
      table: 'escort_company',
      rows: selectCompanies(ctx),
      count: ctx.scoped.rows('escort_company'),
    })
    return { rows: rows.map(companyShown(ctx)), total }
  },

  GetCompanyList: (ctx) =>
    ctx.scoped
      .rows('escort_company')
      .select(['id', 'company_code', 'company_name', 'short_name', 'status'])
      .orderBy('company_code')
      .execute(),

  GetDeptList: (ctx) => reachable(ctx).orderBy('path').orderBy('dept_code').execute(),

  GetCompany: (ctx, { id }) => companyOf(ctx, id),
  GetCompanyPrintList: (ctx, { ids }) => onPaper(ctx, { table: 'escort_company', ids, rowOf: companyOf }),

  SaveCompany: saveCompany,
  ChangeCompanyStatus: changeCompanyStatus,

  async DeleteCompany(ctx, { id, version }) {
    const before = await findSeen(ctx, 'escort_company', { id, version })
    await recycle(ctx, {
      table: 'escort_company',
      id,
      name: `${before.company_code} ${before.company_name}`,
      parts: [
        { table: 'escort_company_dept', column: 'escort_company_id' },
        { table: 'escort_secret', column: 'escort_company_id' },
      ],
    })
    await ctx.db.deleteFrom('escort_secret').where('escort_company_id', '=', id).execute()
    await ctx.db.deleteFrom('escort_company_dept').where('escort_company_id', '=', id).execute()
    const account = await everything(ctx.db)
      .selectFrom('sys_user')
      .select('id')
      .where('user_type', '=', 2)
      .where('party_id', '=', id)
      .executeTakeFirst()
    if (account) fail('InUse')
    await everything(ctx.db).deleteFrom('escort_company').where('id', '=', id).execute()
    ctx.note({ table: 'escort_company', id, before, after: {} })
    return null
  },
})
