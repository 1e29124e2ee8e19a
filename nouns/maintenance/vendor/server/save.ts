import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { checkUnits, ownVendor } from '../../server/units.ts'
import type * as Vendor from '../contract.ts'
import { vendor } from '../noun.ts'
import { levelsFrom, vendorIssues } from '../rules.ts'
import { keepLevels, levelsOf } from './levels.ts'

const TABLE = vendor.table

export const saveVendor: Handler<typeof Vendor.SaveCompany> = async (ctx, input) => {
  const { id, version, dept_ids, sla, ...fields } = input
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before?.status === vendor.states.codes.ended) fail('WrongState')
  if (!before && ownVendor(ctx.user) !== null) fail('OutOfScope')
  const issues = vendorIssues(input)
  if (issues.length > 0) fail('BadInput', { data: issues })
  if (sla && new Set(sla.map(({ urgency }) => urgency)).size !== sla.length) failAt('sla', 'input.value')
  await checkCodes(ctx.db, vendor, fields)
  const had = before ? await unitsOf(ctx, before.id) : []
  const units = await checkUnits(ctx, dept_ids, had)
  await checkUnique(ctx, input)

  const levels = sla ?? (before ? undefined : levelsFrom(await ctx.services.settings.get('repair.sla_hours')))
  const hadLevels = before ? await levelsOf(ctx.db, before.id) : []
  const saved = await insertOrChange(ctx, TABLE, before, fields, {
    log: {
      before: before && { ...before, dept_ids: had, ...(levels && { sla: hadLevels }) },
      after: { ...fields, dept_ids: units, ...(levels && { sla: levels }) },
    },
  })
  await ctx.db.deleteFrom('maintain_company_dept').where('company_id', '=', saved.id).execute()
  await ctx.db
    .insertInto('maintain_company_dept')
    .values(units.map((dept_id) => ({ company_id: saved.id, dept_id })))
    .execute()
  if (levels) await keepLevels(ctx.db, saved.id, levels)
  return saved
}

/** The ids of the units that a vendor serves. */
const unitsOf = async ({ db }: Ctx, id: number) => {
  const rows = await db
    .selectFrom('maintain_company_dept')
    .select('dept_id')
    .where('company_id', '=', id)
    .orderBy('dept_id')
    .execute()
  return rows.map(({ dept_id }) => dept_id)
}

async function checkUnique({ db, lang }: Ctx, { id = 0, company_name, credit_code }: Input<typeof Vendor.SaveCompany>) {
  const others = everything(db).selectFrom(TABLE).select('id').where('id', '<>', id)
  if (await others.where('company_name', '=', company_name).executeTakeFirst())
    failTaken(lang, 'company_name', 'vendor.field.company_name')
  if (credit_code !== null && (await others.where('credit_code', '=', credit_code).executeTakeFirst()))
    failTaken(lang, 'credit_code', 'vendor.field.credit_code')
}
