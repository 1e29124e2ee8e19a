import type { SourceItem } from '@shouya/contract/customForm'
import { everything } from '@shouya/server/core/access/everything.ts'
import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { within } from '@shouya/server/db/scope.ts'
import { sql } from 'kysely'

/**
 * People to choose from: those in the caller's scope, and for employees those of their own unit, to whom work is handed
 * over whatever the scope says. Outsiders choose among those of their own party.
 */
export async function peopleOptions({ db, user }: Ctx): Promise<SourceItem[]> {
  const own = ownParty(user)
  const inScope = within(user, 'sys_user')
  let query = everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id as value', 'real_name as label', 'dept.dept_name as note'])
    .where('sys_user.status', '=', 1)
  if (own) query = query.where(own)
  else if (inScope) query = query.where(sql<boolean>`(${inScope} or sys_user.dept_id = ${user.deptId})`)
  return query.orderBy('real_name').orderBy('sys_user.id').execute()
}

/** The same without the caller: whom somebody hands their work to. */
export async function colleagueOptions(ctx: Ctx): Promise<SourceItem[]> {
  const people = await peopleOptions(ctx)
  return people.filter(({ value }) => value !== ctx.user.userId)
}
