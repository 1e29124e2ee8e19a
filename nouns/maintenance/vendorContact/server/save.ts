import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt, failTaken } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { checkUnits } from '../../server/units.ts'
import { vendor } from '../../vendor/noun.ts'
import type * as Contact from '../contract.ts'
import { vendorContact } from '../noun.ts'
import { accountsOf } from './accounts.ts'
import { keepIdCard } from './idCard.ts'

const TABLE = vendorContact.table
type Fields = Input<typeof Contact.SaveContact>

export const saveContact: Handler<typeof Contact.SaveContact> = async (ctx, input) => {
  const { id, version, dept_ids, id_card, ...fields } = input
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before && before.company_id !== fields.company_id) failAt('company_id', 'vendorContact.refused.vendorFixed')
  const company = await find(ctx, vendor.table, fields.company_id, 'lock')
  if (!before && company.status === vendor.states.codes.ended) failAt('company_id', 'vendor.refused.ended')
  if (id_card && !isIdCard(id_card)) failAt('id_card', 'vendorContact.refused.idCard')
  const isOn = fields.status === vendorContact.states.codes.on
  if (fields.is_default && !isOn) failAt('is_default', 'vendorContact.refused.defaultOff')
  const had = before ? await unitsOf(ctx, before.id) : []
  const units = await checkUnits(ctx, dept_ids, had, company.id)
  await checkUnique(ctx, input)
  await checkAccount(ctx, fields, before?.user_id ?? null)
  const is_default = fields.is_default || (isOn && (await isFirst(ctx, company.id, before?.id ?? 0)))
  if (is_default) await takeDefault(ctx, company.id, before?.id ?? 0)
  const number = id_card === undefined ? {} : { id_card: id_card && maskNumber(id_card) }
  const saved = await insertOrChange(
    ctx,
    TABLE,
    before,
    { ...fields, is_default },
    {
      log: {
        before: before && { ...before, dept_ids: had },
        after: { ...fields, is_default, ...number, dept_ids: units },
      },
    },
  )
  await ctx.db.deleteFrom('maintain_contact_dept').where('contact_id', '=', saved.id).execute()
  if (units.length > 0)
    await ctx.db
      .insertInto('maintain_contact_dept')
      .values(units.map((dept_id) => ({ contact_id: saved.id, dept_id })))
      .execute()
  await keepIdCard(ctx, saved.id, id_card)
  return saved
}

const others = ({ db }: Ctx, company: number, own: number) =>
  everything(db).selectFrom(TABLE).select('id').where('company_id', '=', company).where('id', '<>', own)

/** Whether no other contact of the vendor is the default one. */
const isFirst = async (ctx: Ctx, company: number, own: number) =>
  (await others(ctx, company, own).where('is_default', '=', true).executeTakeFirst()) === undefined

const takeDefault = ({ db }: Ctx, company: number, own: number) =>
  everything(db)
    .updateTable(TABLE)
    .set((eb) => ({ is_default: false, version: eb('version', '+', 1) }))
    .where('company_id', '=', company)
    .where('id', '<>', own)
    .where('is_default', '=', true)
    .execute()

async function checkUnique(
  ctx: Ctx,
  { id = 0, company_id, phone, user_id }: Pick<Fields, 'id' | 'company_id' | 'phone' | 'user_id'>,
) {
  if (await others(ctx, company_id, id).where('phone', '=', phone).executeTakeFirst())
    failTaken(ctx.lang, 'phone', 'vendorContact.field.phone')
  if (user_id === null) return
  const same = everything(ctx.db).selectFrom(TABLE).select('id').where('id', '<>', id).where('user_id', '=', user_id)
  if (await same.executeTakeFirst()) failTaken(ctx.lang, 'user_id', 'vendorContact.field.user_name')
}

/** A newly named account is an open one of the vendor. */
async function checkAccount(
  ctx: Ctx,
  { company_id, user_id }: Pick<Fields, 'company_id' | 'user_id'>,
  had: number | null,
) {
  if (user_id === null || user_id === had) return
  const accounts = await accountsOf(ctx.db, company_id)
  if (accounts.some(({ id }) => id === user_id)) return
  failAt('user_id', 'vendorContact.refused.account')
}

const unitsOf = async ({ db }: Ctx, id: number) => {
  const rows = await db.selectFrom('maintain_contact_dept').select('dept_id').where('contact_id', '=', id).execute()
  return rows.map(({ dept_id }) => dept_id)
}
