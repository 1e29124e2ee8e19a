import type { Ctx } from '@shouya/server/core/context.ts'

/** Dictionary staff_duty: 驻点保安; dictionary staff_status: on duty. */
const POST_GUARD = 7
const ON_DUTY = 1
const MOST = 100

/** The guards at a unit's door. */
export const guardsOf = ({ scoped }: Ctx, deptId: number) =>
  scoped
    .rows('escort_staff')
    .innerJoin('escort_staff_dept', 'escort_staff_dept.staff_id', 'escort_staff.id')
    .select(['escort_staff.id', 'escort_staff.name'])
    .where('escort_staff_dept.dept_id', '=', deptId)
    .where('duty_type', '=', POST_GUARD)
    .where('escort_staff.status', '=', ON_DUTY)
    .orderBy('escort_staff.name')
    .limit(MOST)
