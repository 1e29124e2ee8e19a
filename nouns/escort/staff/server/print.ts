import { failAt } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { paperHead } from '@shouya/server/registers/paper.ts'
import { sql } from 'kysely'
import { type GetStaffPrintList, MOST_PRINTED } from '../contract.ts'
import { conditionsOf, rowOf, selectStaff } from './rows.ts'

/** The roster that hangs at the outlet (domain 3.3): people with their passes and their units. */
export const printStaff: Handler<typeof GetStaffPrintList> = async (ctx, { ids, ...query }) => {
  const chosen = selectStaff(ctx)
    .select(
      sql<string[]>`array(select dept_name from escort_staff_dept link join dept unit on unit.id = link.dept_id
        where link.staff_id = escort_staff.id order by unit.path)`.as('dept_names'),
    )
    .where(conditionsOf(ctx)(query))
    .$if(ids !== undefined, (rows) => rows.where('escort_staff.id', 'in', ids ?? []))
  const rows = await chosen
    .orderBy('escort_company_id')
    .orderBy('staff_no')
    .limit(MOST_PRINTED + 1)
    .execute()
  if (rows.length > MOST_PRINTED) failAt('', 'input.rows', { max: MOST_PRINTED })
  ctx.note({ table: 'escort_staff', message: `${rows.length}` })
  return { ...(await paperHead(ctx)), rows: rows.map(rowOf(ctx)) }
}
