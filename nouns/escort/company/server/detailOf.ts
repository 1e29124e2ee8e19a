import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { openSecrets } from '../../server/secrets.ts'
import type * as Company from '../contract.ts'
import { type Contractor, rowOf } from './rows.ts'

/** A company with its units and papers. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Contractor): Promise<Row<typeof Company.GetCompany>> => {
    const { id, score_last } = row
    const depts = await everything(ctx.db)
      .selectFrom('escort_company_dept')
      .innerJoin('dept', 'dept.id', 'escort_company_dept.dept_id')
      .select(['dept.id', 'dept_name'])
      .where('escort_company_dept.escort_company_id', '=', id)
      .orderBy('dept.path')
      .execute()
    const { bank_account } = await openSecrets(ctx.db, ctx.services.keys, { escort_company_id: id })
    return {
      ...row,
      ...rowOf(ctx)(row),
      score_last: score_last === null ? null : Number(score_last),
      bank_account_mask: bank_account === undefined ? null : maskNumber(bank_account),
      depts,
      licence_files: await filesOf(ctx, row.licence_file_ids),
      contract_files: await filesOf(ctx, row.contract_file_ids),
    }
  }
