import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { checkFiles } from '@shouya/server/core/files/quotedFiles.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { birthdayOf, isIdCard } from '@shouya/server/core/personal/idCard.ts'
import { checkProof } from '@shouya/server/core/secrets/checkProof.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { keepSecrets } from '../../server/secrets.ts'
import { checkUnits } from '../../server/units.ts'
import { workingCompany } from '../../server/workingCompany.ts'
import type * as StaffPages from '../contract.ts'
import { staff } from '../noun.ts'
import { duty, isOpen } from '../rules.ts'
import { checkAccount } from './account.ts'
import { askForAudit } from './askForAudit.ts'
import { ownFacts, type Staff } from './facts.ts'
import { isKeyChange } from './keyChange.ts'
import { logged } from './logged.ts'
import { numberColumns } from './numbers.ts'
import { staffIssues } from './rules.ts'
import { checkPerson } from './unique.ts'

const TABLE = staff.table
const { waiting, onDuty, stopped } = staff.states.codes
/** Scans of documents have fewer readers than the picture. */
const SCANS = 'escort_staff_scan'

/** The form requires the pictures; a workbook has none. */
type Fields = Omit<Input<typeof StaffPages.SaveStaff>, keyof Pictures> & Pictures
type Pictures = {
  photo_file_id: number | null
  id_card_front_file_id: number | null
  id_card_back_file_id: number | null
  guard_cert_file_id: number | null
  gun_cert_file_id: number | null
}

export const saveStaff: Handler<typeof StaffPages.SaveStaff> = async (ctx, input) => {
  if (input.duty_type === duty.guard && input.gun_cert_file_id === null) failAt('gun_cert_file_id', 'input.required')
  const { asks, ...saved } = await keepStaff(ctx, input)
  if (asks) await askForAudit(ctx, input.escort_company_id, [{ ...saved, ...input }])
  return saved
}

/** Saves a person from the form or a workbook; `asks`: they wait for approval now, and the caller reminds the approvers. */
export async function keepStaff(ctx: Ctx, { id, version, dept_ids, ...given }: Fields) {
  const { db, services } = ctx
  const before = await findSeen(ctx, TABLE, { id, version })
  if (before) {
    if (!isOpen(before)) fail('WrongState')
    if (given.escort_company_id !== before.escort_company_id) failAt('escort_company_id', 'escort.companyFixed')
  } else await workingCompany(ctx, given.escort_company_id)
  const { id_card, guard_cert_no, gun_cert_no, drive_licence_no, phone, emergency_phone, ...plain } = given
  const numbers = { id_card, guard_cert_no, gun_cert_no, drive_licence_no }
  const birthday = checkFields(ctx, before, given)
  const had = before ? await unitsOf(ctx, before.id) : []
  const units = await checkUnits(ctx, dept_ids, had, given.escort_company_id)
  await checkFiles(ctx, quotedOf(given), before ? [TABLE, SCANS].map((table) => ({ table, id: before.id })) : [])
  await checkPerson(ctx, before?.id ?? 0, given)
  await checkAccount(ctx, before?.id ?? 0, given)
  // The owner of that account signs for this person from now on.
  if (given.user_id !== null && given.user_id !== (before?.user_id ?? null)) await checkProof(ctx)

  const contact = { ...(phone && { phone }), ...(emergency_phone && { emergency_phone }) }
  const values = { ...plain, ...contact, birthday, ...numberColumns(services.keys, numbers) }
  const isBack = before !== null && isKeyChange(before, values)
  const kept = { ...values, ...(isBack && backToApproval(ctx, before)) }
  const saved = await insertOrChange(ctx, TABLE, before, kept, {
    log: {
      before: before && logged({ ...before, dept_ids: had }),
      after: logged({ ...kept, dept_ids: units }),
    },
  })
  await keepUnits(ctx, saved.id, units)
  await keepSecrets(db, services.keys, { staff_id: saved.id }, numbers)
  const { photo_file_id: photo, ...scans } = picturesOf(given)
  const scanned = Object.values(scans).filter((file) => file !== null)
  if (photo !== null) await tieFiles(ctx, [photo], { table: TABLE, id: saved.id })
  await tieFiles(ctx, scanned, { table: SCANS, id: saved.id })
  return { ...saved, asks: before === null || isBack }
}

/** Checks the fields and returns the birthday. */
function checkFields(ctx: Ctx, before: Staff | null, given: Omit<Fields, 'dept_ids'>): string {
  const missing = (['id_card', 'phone', 'emergency_phone', 'guard_cert_no'] as const).filter(
    (field) => before === null && given[field] === undefined,
  )
  if (missing.length > 0) fail('BadInput', { data: missing.map((path) => ({ path, reason: 'input.required' })) })
  const { id_card } = given
  if (id_card !== undefined && !isIdCard(id_card)) failAt('id_card', 'staff.refused.idCardWrong')
  const birthday = id_card === undefined ? (before?.birthday ?? '') : birthdayOf(id_card)
  const there = (now: string | null | undefined, was: string | null | undefined) =>
    now === undefined ? (was ?? null) !== null : now !== null
  const issues = staffIssues(
    {
      ...given,
      birthday,
      gun_cert: there(given.gun_cert_no, before?.gun_cert_mask),
      drive_licence: there(given.drive_licence_no, before?.drive_licence_mask),
    },
    todayOf(ctx),
  )
  if (issues.length > 0) fail('BadInput', { data: issues })
  return birthday
}

/** The columns of a person who waits for a new approval: the former data count until midnight, also after a second change. */
function backToApproval(ctx: Ctx, before: Staff) {
  const active = before.status === onDuty || before.status === stopped
  return {
    status: waiting,
    status_reason: null,
    stopped_by_expiry: false,
    ...(active ? { snapshot: JSON.stringify(ownFacts(before)), snapshot_day: todayOf(ctx) } : {}),
  }
}

/** The picture fields of a body or a row. */
export const picturesOf = (given: Pictures): Pictures => ({
  photo_file_id: given.photo_file_id,
  id_card_front_file_id: given.id_card_front_file_id,
  id_card_back_file_id: given.id_card_back_file_id,
  guard_cert_file_id: given.guard_cert_file_id,
  gun_cert_file_id: given.gun_cert_file_id,
})

const quotedOf = (given: Pictures) =>
  Object.fromEntries(
    Object.entries(picturesOf(given)).map(([path, file]) => [
      path,
      { ids: file === null ? [] : [file], image: !path.includes('cert') },
    ]),
  )

const unitsOf = async ({ db }: Ctx, id: number) =>
  (await db.selectFrom('escort_staff_dept').select('dept_id').where('staff_id', '=', id).execute()).map(
    ({ dept_id }) => dept_id,
  )

async function keepUnits({ db }: Ctx, id: number, units: readonly number[]) {
  await db.deleteFrom('escort_staff_dept').where('staff_id', '=', id).execute()
  await db
    .insertInto('escort_staff_dept')
    .values(units.map((dept_id) => ({ staff_id: id, dept_id })))
    .execute()
}
