import type { Ctx } from '@shouya/server/core/context.ts'

/** Dictionary staff_duty: 驻点保安. */
export const POST_GUARD = 7
/** Dictionary staff_status. */
const ON_DUTY = 1
const MOST = 100

/** The guards on duty, one row for each unit (`escort_staff_dept`) at whose door they stand. */
export const postedGuards = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_staff')
    .innerJoin('escort_staff_dept', 'escort_staff_dept.staff_id', 'escort_staff.id')
    .where('duty_type', '=', POST_GUARD)
    .where('escort_staff.status', '=', ON_DUTY)

/** The guards at a unit's door. */
export const guardsOf = (ctx: Pick<Ctx, 'scoped'>, deptId: number) =>
  postedGuards(ctx)
    .select(['escort_staff.id', 'escort_staff.name'])
    .where('escort_staff_dept.dept_id', '=', deptId)
    .orderBy('escort_staff.name')
    .limit(MOST)
