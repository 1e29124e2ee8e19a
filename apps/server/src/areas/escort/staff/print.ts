import type * as StaffPages from '@shouya/contract/controllers/Escort/staff'
import { sql } from 'kysely'
import { failAt } from '../../../core/failure.ts'
import type { Handler } from '../../../core/handle.ts'
import { localTime } from '../../../core/time/local.ts'
import { asShown, selectStaff, staffConditions } from './rows.ts'

const MOST = 500
const bankName = { CN: 'platform.bank_name', HK: 'platform.bank_name_hk', US: 'platform.bank_name_us' } as const

/** The roster that hangs at the outlet (domain 3.3): who they are, their pass, where they work. */
export const printStaff: Handler<typeof StaffPages.GetStaffPrintList> = async (ctx, { ids, ...query }) => {
  let rows = selectStaff(ctx)
    .select(
      sql<string[]>`array(select dept_name from escort_staff_dept link join dept unit on unit.id = link.dept_id
        where link.staff_id = escort_staff.id order by unit.path)`.as('dept_names'),
    )
    .where(staffConditions(ctx, query))
  if (ids) rows = rows.where('escort_staff.id', 'in', ids)
  const found = await rows
    .orderBy('escort_company_id')
    .orderBy('staff_no')
    .limit(MOST + 1)
    .execute()
  if (found.length > MOST) failAt('', 'input.rows', { max: MOST })
  ctx.note({ table: 'escort_staff', message: `${found.length}` })
  const { settings, database } = ctx.services
  return {
    bank_name: await settings.get(bankName[ctx.lang]),
    printed_by: ctx.user.name,
    printed_time: localTime(ctx.now, database.timezone),
    rows: found.map((row) => asShown(ctx, row)),
  }
}
