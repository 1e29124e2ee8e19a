import type { Input } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { checkDict } from '@shouya/server/core/dictionary/checkDict.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { taskHeld } from '../../../tasks/server/public.ts'
import { book, spendOpening } from '../../server/closedDay.ts'
import { entryTimes } from '../../server/entryTimes.ts'
import type * as OutInside from '../contract.ts'
import { checkOut } from './checkOut.ts'
import { CLEARED } from './clearOutlets.ts'
import { closeEntry } from './close.ts'
import { compose } from './compose.ts'
import { entryFiles, idsOf } from './files.ts'
import { checkNotInside, numbersOf } from './numbers.ts'
import { approversOf, companionsOf, personAt } from './people.ts'
import { takePermit } from './permits.ts'
import { secretRow } from './personal.ts'
import {
  type Entry,
  neededPermit,
  needsApprover,
  needsCompany,
  needsLetter,
  needsTools,
  OTHER_REASON,
  status,
  visitor,
  weaponIn,
} from './rules.ts'

type Fields = Omit<Input<typeof OutInside.Reject>, 'close_reason'> & { weapon_check: boolean }

type Rest = {
  /** The entry that this one corrects. */
  before: Entry | null
  /** Why somebody is not let in; nothing that lets them in needs to be there then. */
  refused: string | null
  out_time: string | null
  visitor_sign_file_id: number | null
  privacy_told: boolean
}

/** Files an entry: its people, papers, permit and numbers checked, sealed and signed. */
export async function writeEntry(ctx: Ctx, input: Fields, rest: Rest) {
  const { before, refused, out_time } = rest
  const entering = refused === null
  const unit = await unitInScope(ctx, input.dept_id ?? before?.dept_id ?? ctx.user.deptId)
  if (before && before.dept_id !== unit.id) failAt('dept_id', 'input.unit')
  const of = { book: book.outInside, dept_id: unit.id }
  const times = await entryTimes(ctx, { ...of, path: 'in_time', wanted: input.in_time ?? before?.in_time }, input)
  if (out_time !== null) checkOut(ctx, times.time, out_time)
  await checkDict(ctx.db, {
    cert_type: ['cert_type', input.cert_type],
    visit_reason: ['visit_reason', input.visit_reason],
    ...Object.fromEntries(input.areas.map((one, index) => [`areas.${index}`, ['area', one] as const])),
  })
  if (entering) checkFields(input)
  const approver = await personAt(approversOf(ctx.db, unit.id), 'approver_user_id', input.approver_user_id)
  const accompany = await personAt(companionsOf(ctx.db, unit.id), 'accompany_user_id', input.accompany_user_id)
  // A colleague who visits does not let themselves in.
  if (input.person_type === visitor.staff) checkOther(input.name, { approver, accompany })
  const personal = await numbersOf(ctx, input, before, entering)
  if (entering && out_time === null) await checkNotInside(ctx, personal.cert_no, before?.id)
  const permit = await takePermit(ctx, {
    kind: entering ? neededPermit(input) : null,
    oa_examine_id: input.oa_examine_id,
    dept_id: unit.id,
    names: [input.name, ...personal.fellows.map(({ name }) => name)],
    areas: input.areas,
    in_time: times.time,
    accompany_user_id: input.accompany_user_id,
  })
  const files = await entryFiles(ctx, { ...input, visitor_sign_file_id: rest.visitor_sign_file_id }, before)
  const [bill_no = ''] = await nextNumber(ctx.db, 'CR', times.biz_date, unit.dept_code)
  await spendOpening(ctx, { ...of, day: times.biz_date }, bill_no)
  if (before) await closeEntry(ctx, before, message('CN', 'outInside.corrected', { bill_no }))
  const { row, kept, audited } = compose({
    ...input,
    ...rest,
    ...files,
    reason: input.reason || null,
    bill_no,
    unit,
    personal,
    approver,
    accompany,
    permit,
    times,
    replaces_id: before?.id ?? null,
    by: { id: ctx.user.userId, name: ctx.user.name },
    now: ctx.now,
    timezone: ctx.services.database.timezone,
    keys: ctx.services.keys,
  })
  const { id, version } = await ctx.scoped
    .insert('out_inside')
    .values(row)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('out_inside_secret')
    .values(secretRow(ctx.services.keys, id, kept))
    .execute()
  // Entered after the outlet was judged clear, and inside since before.
  if (row.status === status.inside)
    await taskHeld(ctx.db, { code: CLEARED, deptId: unit.id, bizDate: times.biz_date, from: times.time }, ctx.now)
  await tieFiles(ctx, idsOf(files), { table: 'out_inside', id })
  ctx.note({
    table: 'out_inside',
    id,
    billNo: bill_no,
    before: before && { bill_no: before.bill_no },
    after: audited,
  })
  return { id, version, bill_no, approver: approver?.id ?? null }
}

/** What kind of visitor and which area ask for (domain 4.5). */
function checkFields(input: Fields): void {
  const weapon = weaponIn(input.belongings, input.tools_list)
  if (weapon !== null)
    failAt(weaponIn(input.belongings) === null ? 'tools_list' : 'belongings', 'outInside.weapon', { weapon })
  if (input.visit_reason === OTHER_REASON && !input.reason) failAt('reason', 'roomKey.reason')
  if (needsLetter(input) && !input.letter_no) failAt('letter_no', 'outInside.letter')
  if (needsLetter(input) && input.letter_file_ids.length === 0) failAt('letter_file_ids', 'outInside.letterFile')
  if (needsTools(input) && !input.tools_list) failAt('tools_list', 'outInside.tools')
  if (needsApprover(input) && input.approver_user_id === null) failAt('approver_user_id', 'outInside.approver')
  if (needsCompany(input) && input.accompany_user_id === null) failAt('accompany_user_id', 'outInside.accompany')
}

type Named = { name: string } | null

function checkOther(name: string, { approver, accompany }: { approver: Named; accompany: Named }): void {
  if (approver?.name === name) failAt('approver_user_id', 'outInside.samePerson')
  if (accompany?.name === name) failAt('accompany_user_id', 'outInside.samePerson')
}
