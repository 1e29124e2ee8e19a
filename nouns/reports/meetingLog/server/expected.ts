import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { guardsOf } from '../../../escort/server/public.ts'

export type Person = { user_id: number | null; staff_id: number | null; name: string; post: string | null }

/** Whom a unit expects: its own people with accounts in the order of their names, then the guards at its door. */
export async function expectedOf(ctx: Ctx, deptId: number): Promise<Person[]> {
  const users = await everything(ctx.db)
    .selectFrom('sys_user')
    .select(['id as user_id', 'real_name as name', 'post'])
    .where('dept_id', '=', deptId)
    .where('status', '=', 1)
    .where('user_type', '=', 1)
    .orderBy('real_name')
    .orderBy('id')
    .execute()
  const guards = await guardsOf(ctx, deptId).execute()
  return [
    ...users.map((user) => ({ ...user, staff_id: null })),
    ...guards.map(({ id, name }) => ({ user_id: null, staff_id: id, name, post: null })),
  ]
}
