import * as Company from '@shouya/contract/controllers/Escort/company'
import { everything } from '../../../core/access/everything.ts'
import { fail } from '../../../core/failure.ts'
import { handle } from '../../../core/handle.ts'
import { maskNumber } from '../../../core/personal/maskNumber.ts'
import { recycle } from '../../../core/recycle/recycle.ts'
import { checkVersion, find } from '../../../registers/find.ts'
import { page } from '../../../registers/page.ts'
import { filesOf } from '../files.ts'
import { openSecrets } from '../secrets.ts'
import { reachable } from '../units.ts'
import { changeCompanyStatus } from './changeStatus.ts'
import { companyConditions, selectCompanies } from './rows.ts'
import { saveCompany } from './save.ts'

export const escortCompany = handle(Company, {
  GetCompanyPageList: (ctx, query) =>
    page(ctx.db, query, companyConditions(ctx, query), {
      table: 'escort_company',
      rows: selectCompanies(ctx),
      count: ctx.scoped.rows('escort_company'),
    }),

  GetCompanyList: (ctx) =>
    ctx.scoped
      .rows('escort_company')
      .select(['id', 'company_code', 'company_name', 'status'])
      .orderBy('company_code')
      .execute(),

  GetDeptList: (ctx) => reachable(ctx).orderBy('path').orderBy('dept_code').execute(),

  async GetCompany(ctx, { id }) {
    await find(ctx, 'escort_company', id)
    const row = await selectCompanies(ctx).where('escort_company.id', '=', id).executeTakeFirstOrThrow()
    const depts = await everything(ctx.db)
      .selectFrom('escort_company_dept')
      .innerJoin('dept', 'dept.id', 'escort_company_dept.dept_id')
      .select(['dept.id', 'dept_name'])
      .where('escort_company_id', '=', id)
      .orderBy('dept.path')
      .execute()
    const { bank_account } = await openSecrets(ctx.db, ctx.services.keys, { escort_company_id: id })
    return {
      ...row,
      score_last: row.score_last === null ? null : Number(row.score_last),
      bank_account_mask: bank_account === undefined ? null : maskNumber(bank_account),
      depts,
      licence_files: await filesOf(ctx, row.licence_file_ids),
      contract_files: await filesOf(ctx, row.contract_file_ids),
    }
  },

  SaveCompany: saveCompany,
  ChangeCompanyStatus: changeCompanyStatus,

  async DeleteCompany(ctx, { id, version }) {
    const before = await find(ctx, 'escort_company', id, 'lock')
    checkVersion(before, version)
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
