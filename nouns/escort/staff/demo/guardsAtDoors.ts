import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Kysely } from 'kysely'
import { staff } from '../noun.ts'
import { POST_GUARD } from '../server/guardsOf.ts'

/** A guard on duty at the door of an outlet. */
export type DoorGuard = {
  id: number
  name: string
  user_id: number | null
  dept_id: number
  company_id: number
  company: string
}

/** The guards at the doors of outlets by the outlet, in the order of their names. */
export async function guardsAtDoors(tx: Kysely<DB>): Promise<ReadonlyMap<number, readonly DoorGuard[]>> {
  const guards: DoorGuard[] = await tx
    .selectFrom('escort_staff')
    .innerJoin('escort_staff_dept', 'escort_staff_dept.staff_id', 'escort_staff.id')
    .innerJoin('escort_company', 'escort_company.id', 'escort_staff.escort_company_id')
    .select(['escort_staff.id', 'escort_staff.name', 'escort_staff.user_id', 'escort_staff_dept.dept_id'])
    .select(['escort_company.id as company_id', 'escort_company.company_name as company'])
    .where('duty_type', '=', POST_GUARD)
    .where('escort_staff.status', '=', staff.states.codes.onDuty)
    .orderBy('escort_staff.name')
    .orderBy('escort_staff.id')
    .execute()
  return Map.groupBy(guards, ({ dept_id }) => dept_id)
}
