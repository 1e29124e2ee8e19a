import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { whoMayCome } from './whoMayCome.ts'

/** Whom the caller may send in their place: of their unit and below it; outsiders those of their party. */
export function colleaguesOf(ctx: Ctx) {
  const { userId, deptId } = ctx.user
  const party = ownParty(ctx.user)
  const near = sql<boolean>`dept.path <@ (select path from dept own where own.id = ${deptId}) and user_type = 1`
  return whoMayCome(ctx)
    .where('sys_user.id', '<>', userId)
    .where(party ?? near)
    .orderBy(sql`sys_user.dept_id = ${deptId}`, 'desc')
    .orderBy('real_name')
    .orderBy('sys_user.id')
}
