import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import { ownParty } from '@shouya/server/core/access/ownParty.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { mayDecide } from '../../directory/server/members.ts'
import { whomToPick } from '../../way/server/whomToPick.ts'
import type * as OaExamine from '../contract.ts'

const MOST = 50

const selectPeople = ({ db }: Pick<Ctx, 'db'>) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept_name', 'post'])
    .select(sql<boolean>`sys_user.status <> 1`.as('left'))

/** People who were chosen before, whatever their accounts' state. */
export const peopleNamed = (ctx: Pick<Ctx, 'db'>, ids: readonly number[]) =>
  selectPeople(ctx).where(sql<boolean>`sys_user.id = any(${ids}::bigint[])`).execute()

/**
 * People who can get a task or a copy, or whose tasks are handed over, in any unit. External users find people of their
 * own party, and for a node those whom its rule lets them pick.
 */
export async function peopleToChoose(ctx: Ctx, query: Input<typeof OaExamine.GetPersonList>) {
  const { user } = ctx
  const own = ownParty(user)
  const among = query.pick ? await whomToPick(ctx, query.pick) : null
  const conditions = allOf([
    sql`${allOf(matching('sys_user.search_text', query.keywords))} or ${allOf(matching('dept.search_text', query.keywords))}`,
    ...(query.for === 'task' ? [mayDecide] : []),
    ...(among === null ? [] : [sql<boolean>`sys_user.id = any(${among}::bigint[])`]),
    ...(own && among === null ? [own] : []),
  ])
  const nearest = sql`sys_user.dept_id = ${user.deptId}`
  return selectPeople(ctx)
    .where(
      query.for === 'leaver' && can(user, 'sys_examine', 'edit')
        ? sql<boolean>`true`
        : sql<boolean>`sys_user.status = 1`,
    )
    .where(conditions)
    .orderBy(nearest, 'desc')
    .orderBy('real_name')
    .orderBy('sys_user.id')
    .limit(MOST)
    .execute()
}
