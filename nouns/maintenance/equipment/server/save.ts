import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { type Selectable, sql } from 'kysely'
import { servedBy } from '../../server/units.ts'
import type * as Equipment from '../contract.ts'
import { equipment, eventKind } from '../noun.ts'
import { equipmentIssues, nextEquipNo, numberPrefix } from '../rules.ts'
import { addEvent } from './events.ts'

const TABLE = equipment.table
type Fields = Input<typeof Equipment.Save>
type Before = Selectable<DB['equipment']> | null

export const saveEquipment: Handler<typeof Equipment.Save> = (ctx, input) => keepEquipment(ctx, input)

/** Saves a device from the form or from a workbook, which has no pictures. */
export async function keepEquipment(ctx: Ctx, input: Fields): Promise<Result<typeof Equipment.Save>> {
  const { id, version, ...fields } = input
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before?.status === equipment.states.codes.scrapped) fail('WrongState')
  const issues = equipmentIssues(fields)
  if (issues.length > 0) fail('BadInput', { data: issues })
  // A device of a closed unit can still be corrected; only what moves needs an open one.
  const unit = fields.dept_id === before?.dept_id ? null : await unitInScope(ctx, fields.dept_id)
  await checkCodes(ctx.db, equipment, fields)
  await checkVendor(ctx, fields, before)
  const photos = { photo_file_id: { ids: fields.photo_file_id === null ? [] : [fields.photo_file_id], image: true } }
  await checkFiles(ctx, photos, before ? [{ table: TABLE, id: before.id }] : [])
  const equip_no = fields.equip_no ?? before?.equip_no ?? (await nextNumberOf(ctx, unit?.dept_code ?? ''))
  await checkUnique(ctx, id ?? 0, equip_no)
  const saved = await insertOrChange(ctx, TABLE, before, { ...fields, equip_no })
  await tieFiles(ctx, photos.photo_file_id.ids, { table: TABLE, id: saved.id })
  if (before && unit) await addEvent(ctx, before.id, { kind: eventKind.moved, note: unit.dept_name })
  return { ...saved, equip_no }
}

/** A newly named vendor is one in the caller's reach that serves the unit and has not ended. */
async function checkVendor(ctx: Ctx, { maintain_company_id: wanted, dept_id }: Fields, before: Before): Promise<void> {
  if (wanted === null || (wanted === before?.maintain_company_id && dept_id === before.dept_id)) return
  const vendor = await everything(ctx.db)
    .selectFrom('maintain_company')
    .select('status')
    .where('id', '=', wanted)
    .executeTakeFirst()
  if (!vendor) failAt('maintain_company_id', 'input.value')
  const served = await everything(ctx.db)
    .selectFrom('dept')
    .select('id')
    .where('id', '=', dept_id)
    .where(servedBy(wanted))
    .executeTakeFirst()
  if (!served) failAt('maintain_company_id', 'vendor.refused.served')
  if (vendor.status === 3) failAt('maintain_company_id', 'vendor.refused.ended')
}

/** One after the other within a unit: two people who enter devices there at once get different numbers. */
async function nextNumberOf({ db }: Ctx, deptCode: string): Promise<string> {
  const prefix = numberPrefix(deptCode)
  await sql`select pg_advisory_xact_lock(hashtext(${`equip_no ${prefix}`}))`.execute(db)
  const { last } = await everything(db)
    .selectFrom(TABLE)
    .select(sql<number>`coalesce(max(substr(equip_no, ${prefix.length + 1}::int)::int), 0)`.as('last'))
    .where('equip_no', 'like', `${prefix}%`)
    .where(sql<boolean>`substr(equip_no, ${prefix.length + 1}::int) ~ '^\\d{1,8}$'`)
    .executeTakeFirstOrThrow()
  return nextEquipNo(deptCode, last)
}

async function checkUnique({ db, lang }: Ctx, own: number, equip_no: string) {
  const other = everything(db).selectFrom(TABLE).select('id').where('id', '<>', own).where('equip_no', '=', equip_no)
  if (await other.executeTakeFirst()) failTaken(lang, 'equip_no', 'equipment.field.equip_no')
}
