import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { type Kysely, sql } from 'kysely'
import type { Outlet } from '../../route/demo/layRoutes.ts'
import { box, boxPosition } from '../noun.ts'

/** Cash, cash, vouchers, a bag: four boxes for every outlet (domain 16.1). */
const kinds = [1, 1, 2, 4] as const
/** One box in so many is out of use. */
const STOPPED_EVERY = 60

/** The boxes of the outlets, each in its place. */
export async function fillBoxes(
  tx: Kysely<DB>,
  outlets: readonly Outlet[],
  days: Calendar,
  by: { id: number; name: string } | null,
): Promise<number> {
  const createTime = new Date(days.at(-300, 11 * 60)).toISOString()
  const rows = outlets.flatMap(({ id: dept_id, dept_code, dept_name }, index) =>
    kinds.map((box_type, no) => {
      const id = index * kinds.length + no + 1
      return {
        box_no: `${dept_code}-${String(no + 1).padStart(2, '0')}`,
        box_type,
        dept_id,
        dept_name,
        rfid: `E2801160${String(id).padStart(8, '0')}`,
        position: boxPosition.outlet,
        position_time: createTime,
        status: id % STOPPED_EVERY === 0 ? box.states.codes.stopped : box.states.codes.inUse,
        remark: id % STOPPED_EVERY === 0 ? '锁具更换中' : null,
        create_user_id: by?.id ?? null,
        create_user_name: by?.name ?? null,
        create_time: createTime,
        version: 1,
      }
    }),
  )
  // Separately: `box` is also a type of PostgreSQL, unlike the rows of all other tables.
  await sql`select setval(pg_get_serial_sequence('box', 'id'), 1, false)`.execute(tx)
  await tx.insertInto('box').values(rows).execute()
  return rows.length
}
