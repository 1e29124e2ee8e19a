import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failTaken } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { keepSecrets } from '../../server/secrets.ts'
import { checkUnits, ownCompany } from '../../server/units.ts'
import type * as Company from '../contract.ts'
import { company } from '../noun.ts'
import { companyIssues } from '../rules.ts'

const TABLE = company.table

export const saveCompany: Handler<typeof Company.SaveCompany> = async (ctx, input) => {
  const { id, version, dept_ids, bank_account, ...fields } = input
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before) {
    if (before.status === company.states.codes.blacklisted) fail('WrongState')
  } else if (ownCompany(ctx.user) !== null) fail('OutOfScope')
  const issues = companyIssues(fields)
  if (issues.length > 0) fail('BadInput', { data: issues })
  const files = {
    licence_file_ids: { ids: fields.licence_file_ids, image: false },
    contract_file_ids: { ids: fields.contract_file_ids, image: false },
  }
  const had = before ? await unitsOf(ctx, before.id) : []
  const units = await checkUnits(ctx, dept_ids, had)
  await checkFiles(ctx, files, before ? [{ table: TABLE, id: before.id }] : [])
  await checkUnique(ctx, input)

  const account = bank_account === undefined ? {} : { bank_account: bank_account && maskNumber(bank_account) }
  const saved = await insertOrChange(ctx, TABLE, before, fields, {
    log: { before: before && { ...before, dept_ids: had }, after: { ...fields, ...account, dept_ids: units } },
  })
  await ctx.db.deleteFrom('escort_company_dept').where('escort_company_id', '=', saved.id).execute()
  await ctx.db
    .insertInto('escort_company_dept')
    .values(units.map((dept_id) => ({ escort_company_id: saved.id, dept_id })))
    .execute()
  await keepSecrets(ctx.db, ctx.services.keys, { escort_company_id: saved.id }, { bank_account })
  await tieFiles(ctx, [...fields.licence_file_ids, ...fields.contract_file_ids], { table: TABLE, id: saved.id })
  return saved
}

/** The ids of the units that a company serves. */
const unitsOf = async ({ db }: Ctx, id: number) => {
  const rows = await db
    .selectFrom('escort_company_dept')
    .select('dept_id')
    .where('escort_company_id', '=', id)
    .orderBy('dept_id')
    .execute()
  return rows.map(({ dept_id }) => dept_id)
}

async function checkUnique(
  { db, lang }: Ctx,
  { id = 0, company_name, credit_code }: Input<typeof Company.SaveCompany>,
) {
  const others = everything(db).selectFrom(TABLE).select('id').where('id', '<>', id)
  if (await others.where('company_name', '=', company_name).executeTakeFirst())
    failTaken(lang, 'company_name', 'company.field.company_name')
  if (await others.where('credit_code', '=', credit_code).executeTakeFirst())
    failTaken(lang, 'credit_code', 'company.field.credit_code')
}
