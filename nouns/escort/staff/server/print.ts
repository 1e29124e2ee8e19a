import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { sql } from 'kysely'
import type * as StaffPages from '../contract.ts'
import { asShown, selectStaff, staffConditions } from './rows.ts'

const MOST = 500

/** The roster that hangs at the outlet (domain 3.3): who they are, their pass, where they work. */
export const printStaff: Handler<typeof StaffPages.GetStaffPrintList> = async (ctx, { ids, ...query }) => {
  let rows = selectStaff(ctx)
    .select(
      sql<string[]>`array(select dept_name from escort_staff_dept link join dept unit on unit.id = link.dept_id
        where link.staff_id = escort_staff.id order by unit.path)`.as('dept_names'),
    )
    .where(staffConditions(ctx)(query))
  if (ids) rows = rows.where('escort_staff.id', 'in', ids)
  const found = await rows
    .orderBy('escort_company_id')
    .orderBy('staff_no')
    .limit(MOST + 1)
    .execute()
  if (found.length > MOST) failAt('', 'input.rows', { max: MOST })
  ctx.note({ table: 'escort_staff', message: `${found.length}` })
  return { ...(await paperHead(ctx)), rows: found.map((row) => asShown(ctx, row)) }
}
