import type { MessageKey } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { addMonths } from '../../server/addMonths.ts'
import { peopleOf } from '../../server/receivers.ts'
import { statusStamp } from '../../server/statusStamp.ts'
import type * as StaffPages from '../contract.ts'
import { staff } from '../noun.ts'
import { duty } from '../rules.ts'
import { settleAudit } from './askForAudit.ts'
import { ownFacts, type Staff } from './facts.ts'
import { staffMoves } from './rows.ts'
import { certificateReasons } from './rules.ts'

const { onDuty, refused } = staff.states.codes

type Issue = { path: string; reason: MessageKey }

/** The pictures and certificates that are missing for the approval (domain 3.3). */
function missingFor(row: Staff): Issue[] {
  const needed = [
    'photo_file_id',
    'id_card_front_file_id',
    'id_card_back_file_id',
    'guard_cert_mask',
    'guard_cert_file_id',
    ...(row.duty_type === duty.guard ? (['gun_cert_file_id'] as const) : []),
  ] as const
  return needed
    .filter((path) => row[path] === null)
    .map((path) => ({ path: path.replace(/_mask$/, '_no'), reason: 'staff.refused.missing' }))
}

/** A pass from today until a day, a year at most; its number contains the year and the id of the person. */
function passOf(ctx: Ctx, row: Staff, pass_end: string | null) {
  const pass_begin = todayOf(ctx)
  const last = addDays(addMonths(pass_begin, 12), -1)
  const end = pass_end ?? last
  if (end <= pass_begin || end > last) failAt('pass_end', 'staff.refused.passYear')
  const pass_card_no = `YZ${pass_begin.slice(2, 4)}${String(row.id).padStart(4, '0')}`
  return { pass_card_no, pass_begin, pass_end: end, pass_void_time: null }
}

export const auditStaff: Handler<typeof StaffPages.AuditStaff> = async (ctx, input) => {
  const { id, version, command, opinion, pass_end } = input
  const before = await findSeen(ctx, 'escort_staff', { id, version })
  if (!staffMoves(ctx, before).includes('audit'))
    fail('WrongState', before.create_user_id === ctx.user.userId ? { reason: 'staff.refused.ownAudit' } : {})
  const passed = command === 'pass'
  if (!passed && opinion.length < 2) failAt('opinion', 'input.required')
  const pass = passed ? await approve(ctx, before, pass_end) : {}
  const after = {
    ...pass,
    status: passed ? onDuty : refused,
    ...statusStamp(ctx, opinion || null),
    snapshot: null,
    snapshot_day: null,
  }
  const saved = await updateRow(ctx, 'escort_staff', id, after)
  const { db, now } = ctx
  await settleAudit(ctx, before.escort_company_id, id)
  await remind(
    db,
    {
      code: passed ? 'escort_staff_passed' : 'escort_staff_refused',
      receivers: await peopleOf(db, before.escort_company_id),
      params: { name: before.name, staff_no: before.staff_no, reason: opinion },
      link: `${staff.route}?keywords=${encodeURIComponent(before.staff_no)}`,
      table: 'escort_staff',
      id,
      level: 1,
    },
    now,
  )
  const { status_time: _time, snapshot: _snapshot, snapshot_day: _day, ...shown } = after
  ctx.note({ table: 'escort_staff', id, before: { status: before.status }, after: shown, message: opinion })
  return saved
}

/** Checks the approval and returns the new pass; a valid pass is kept unless another end is requested. */
async function approve(ctx: Ctx, row: Staff, pass_end: string | null) {
  const today = todayOf(ctx)
  const missing = missingFor(row)
  if (missing.length > 0) fail('BadInput', { data: missing })
  const valid = row.pass_end !== null && row.pass_end >= today && row.pass_void_time === null
  const pass = valid && pass_end === null ? {} : passOf(ctx, row, pass_end)
  const company = await find(ctx, 'escort_company', row.escort_company_id)
  const facts = { ...ownFacts({ ...row, ...pass }), company_status: company.status }
  const [why] = certificateReasons(facts, today)
  if (why) fail('NotEligible', { reason: why })
  return pass
}

export const issuePass: Handler<typeof StaffPages.IssueStaffPass> = async (ctx, { id, version, pass_end }) => {
  const before = await findSeen(ctx, 'escort_staff', { id, version })
  if (!staffMoves(ctx, before).includes('issuePass')) fail('WrongState')
  const after = passOf(ctx, before, pass_end)
  const saved = await updateRow(ctx, 'escort_staff', id, after)
  ctx.note({ table: 'escort_staff', id, before, after })
  return saved
}
