import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { find } from '@shouya/server/registers/find.ts'
import { statusStamp } from '../../server/statusStamp.ts'
import type * as StaffPages from '../contract.ts'
import { staff } from '../noun.ts'
import { ownFacts } from './facts.ts'
import { staffMoves } from './rows.ts'
import { certificateReasons } from './rules.ts'

export const changeStaffStatus: Handler<typeof StaffPages.ChangeStaffStatus> = async (ctx, input) => {
  const { id, version, command, reason } = input
  const before = await findSeen(ctx, 'escort_staff', { id, version })
  if (!staffMoves(ctx, before).includes(command)) fail('WrongState')
  const today = todayOf(ctx)
  if (command === 'start') {
    const company = await find(ctx, 'escort_company', before.escort_company_id)
    const [why] = certificateReasons({ ...ownFacts(before), company_status: company.status }, today)
    if (why) fail('NotEligible', { reason: why })
  }
  const status = staff.states.codes[staff.moves[command].to]
  // A person who leaves loses pass and account at once.
  const gone = command === 'leave' ? { leave_date: today, pass_void_time: ctx.now, user_id: null } : {}
  const saved = await updateRow(ctx, 'escort_staff', id, {
    status,
    ...statusStamp(ctx, reason),
    stopped_by_expiry: false,
    ...gone,
  })
  ctx.note({
    table: 'escort_staff',
    id,
    before: { status: before.status, leave_date: before.leave_date },
    after: { status, ...(command === 'leave' ? { leave_date: today } : {}) },
    message: reason,
  })
  return saved
}
