import type { Input, Result } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { checkCodes } from '@shouya/server/noun/checkCodes.ts'
import { loggedOf } from '@shouya/server/noun/write.ts'
import { vendorNamed } from '../../../maintenance/server/public.ts'
import { taskHeld } from '../../../tasks/server/public.ts'
import { spendOpening } from '../../server/closedDay.ts'
import { entryTimes } from '../../server/entryTimes.ts'
import type * as OutInside from '../contract.ts'
import { visitor } from '../noun.ts'
import { kind, neededPermit, needsApprover, needsCompany, needsLetter, needsTools, OTHER_REASON } from '../rules.ts'
import { CLEARED } from './clearOutlets.ts'
import { checkOut, closeEntry, freshEntry } from './close.ts'
import { compose } from './compose.ts'
import { entryFiles } from './files.ts'
import { approversOf, companionsOf, personAt } from './people.ts'
import { giveUp, takePermit } from './permits.ts'
import { checkNotInside, numbersOf, secretRow } from './personal.ts'
import { type Entry, register, weaponIn } from './rules.ts'

type Fields = Omit<Input<typeof OutInside.Reject>, 'close_reason'>

/** Circumstances of an entry or a refusal. */
type Door = {
  /** The entry that this one corrects. */
  before: Entry | null
  /** The reason of a refusal; the fields required for entering are then optional. */
  refused: string | null
  out_time: string | null
  visitor_sign_file_id: number | null
  weapon_check: boolean
  privacy_told: boolean
}

/** Enters a visitor, or corrects an entry: the signed entry is voided and replaced by a new one. */
export async function save(ctx: Ctx, input: Input<typeof OutInside.Save>): Promise<Result<typeof OutInside.Save>> {
  const { id, version, out_time, visitor_sign_file_id, weapon_check, privacy_told } = input
  const before = id === undefined ? null : await freshEntry(ctx, { id, version }, 'edit')
  if (!weapon_check) failAt('weapon_check', 'visitor.refused.weaponCheck')
  if (!privacy_told) failAt('privacy_told', 'visitor.refused.privacy')
  checkCarried(input)
  if (before) await giveUp(ctx, before)
  const door = { before, refused: null, out_time, visitor_sign_file_id, weapon_check, privacy_told }
  const saved = await enter(ctx, input, door)
  const approver = input.approver_user_id
  if (approver !== null && approver !== ctx.user.userId)
    await remind(
      ctx.db,
      {
        code: 'visitor_approved',
        receivers: [approver],
        params: { bill_no: saved.bill_no, name: input.name, company: input.company, by: ctx.user.name },
        link: linkTo(visitor, saved.id),
        table: 'out_inside',
        id: saved.id,
        level: 1,
      },
      ctx.now,
    )
  return saved
}

/** Records a refused visitor. Their belongings need not be checked. */
export const reject = (
  ctx: Ctx,
  { close_reason: refused, ...input }: Input<typeof OutInside.Reject>,
): Promise<Result<typeof OutInside.Reject>> =>
  enter(ctx, input, {
    ...{ before: null, refused, out_time: null, visitor_sign_file_id: null, weapon_check: false, privacy_told: false },
  })

/** Checks the people, papers, permit and numbers of an entry, encrypts and signs it. */
async function enter(ctx: Ctx, input: Fields, { before, ...door }: Door) {
  const { db, user, now, services } = ctx
  const isEntering = door.refused === null
  const unit = await unitInScope(ctx, input.dept_id ?? before?.dept_id ?? user.deptId)
  if (before && before.dept_id !== unit.id) failAt('dept_id', 'input.unit')
  const of = { register, dept_id: unit.id }
  const times = await entryTimes(ctx, { ...of, path: 'in_time', wanted: input.in_time ?? before?.in_time }, input)
  if (door.out_time !== null) checkOut(ctx, times.time, door.out_time)
  await checkCodes(db, visitor, input)
  if (isEntering) checkNeeds(input)
  const approver = await personAt(approversOf(db, unit.id), 'approver_user_id', input.approver_user_id)
  const accompany = await personAt(companionsOf(db, unit.id), 'accompany_user_id', input.accompany_user_id)
  // A visiting colleague must not enter themselves.
  if (input.person_type === kind.staff) {
    if (approver?.name === input.name) failAt('approver_user_id', 'visitor.refused.samePerson')
    if (accompany?.name === input.name) failAt('accompany_user_id', 'visitor.refused.samePerson')
  }
  const personal = await numbersOf(ctx, input, before, isEntering)
  if (isEntering && door.out_time === null) await checkNotInside(ctx, personal.cert_no, before?.id ?? 0)
  const permit = await takePermit(ctx, {
    ...input,
    kind: isEntering ? neededPermit(input) : null,
    dept_id: unit.id,
    names: [input.name, ...personal.fellows.map(({ name }) => name)],
    in_time: times.time,
  })
  const { visitor_sign_file_id, ...files } = await entryFiles(ctx, { ...input, ...door }, before)
  const [bill_no = ''] = await nextNumber(db, visitor.prefix, times.biz_date, unit.dept_code)
  await spendOpening(ctx, { ...of, day: times.biz_date }, bill_no)
  if (before) await closeEntry(ctx, before, message('CN', 'visitor.refused.corrected', { bill_no }))
  const { row, kept } = compose({
    ...door,
    entered: { ...input, ...files, oa_examine_id: permit.oa_examine_id },
    oa_examine_no: permit.oa_examine_no,
    visitor_sign_file_id,
    ...{ bill_no, unit, personal, approver, accompany, times },
    replaces_id: before?.id ?? null,
    by: { id: user.userId, name: user.name },
    now,
    timezone: services.database.timezone,
    keys: services.keys,
  })
  const saved = await ctx.scoped
    .insert('out_inside')
    .values({ ...row, maintain_company_id: await vendorNamed(db, unit.id, input.company) })
    .returning(['id', 'version', 'bill_no'])
    .executeTakeFirstOrThrow()
  const { id } = saved
  await db
    .insertInto('out_inside_secret')
    .values(secretRow(services.keys, id, kept))
    .execute()
  // Entered late, after the task of clearing the outlet was completed, for a visitor who was already inside.
  if (row.status === visitor.states.codes.inside)
    await taskHeld(db, { code: CLEARED, deptId: unit.id, periodKey: times.biz_date, from: times.time }, now)
  const tied = [...files.letter_file_ids, files.face_photo_file_id, visitor_sign_file_id]
  await tieFiles(
    ctx,
    tied.filter((file) => file !== null),
    { table: 'out_inside', id },
  )
  ctx.note({
    table: 'out_inside',
    id,
    billNo: bill_no,
    before: before && { bill_no: before.bill_no },
    after: loggedOf(visitor, row),
  })
  return saved
}

/** Nobody may enter with a weapon. */
function checkCarried(input: Fields): void {
  for (const path of ['belongings', 'tools_list'] as const) {
    const weapon = weaponIn(input[path])
    if (weapon) failAt(path, 'visitor.refused.weapon', { weapon })
  }
}

/** Fields that the type of visitor and the area require (domain 4.5). */
function checkNeeds(input: Fields): void {
  if (input.visit_reason === OTHER_REASON && !input.reason) failAt('reason', 'roomKey.refused.reason')
  if (needsLetter(input) && !input.letter_no) failAt('letter_no', 'visitor.refused.letter')
  if (needsLetter(input) && input.letter_file_ids.length === 0) failAt('letter_file_ids', 'visitor.refused.letterFile')
  if (needsTools(input) && !input.tools_list) failAt('tools_list', 'visitor.refused.tools')
  if (needsApprover(input) && input.approver_user_id === null) failAt('approver_user_id', 'visitor.refused.approver')
  if (needsCompany(input) && input.accompany_user_id === null) failAt('accompany_user_id', 'visitor.refused.accompany')
}
