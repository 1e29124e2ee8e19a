import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import type { Ctx } from '../../../core/context.ts'
import { allOf, matching } from '../../../registers/filters.ts'
import { mayDecide } from '../directory/mayDecide.ts'

const MOST = 50

const selectPeople = ({ db }: Pick<Ctx, 'db'>) =>
  everything(db)
    .selectFrom('sys_user')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select(['sys_user.id', 'real_name', 'dept_name', 'post'])

/** People whom somebody has chosen before, whatever has become of them. */
export const peopleNamed = (ctx: Pick<Ctx, 'db'>, ids: readonly number[]) =>
  selectPeople(ctx).where(sql<boolean>`sys_user.id = any(${ids}::bigint[])`).execute()

/** People to give a task or a copy to, whatever their unit: a request goes where its flow leads. */
export function peopleToChoose(ctx: Ctx, query: Input<typeof OaExamine.GetPersonList>) {
  const { user } = ctx
  return selectPeople(ctx)
    .where('sys_user.status', '=', 1)
    .where(
      allOf([
        sql`${allOf(matching('sys_user.search_text', query.keywords))} or ${allOf(matching('dept.search_text', query.keywords))}`,
        ...(query.for === 'task' ? [mayDecide] : []),
        // Outsiders know nobody but those whom they work with.
        ...(user.scope.kind === 'party' ? [sql<boolean>`sys_user.dept_id = ${user.deptId}`] : []),
      ]),
    )
    .orderBy('real_name')
    .orderBy('sys_user.id')
    .limit(MOST)
    .execute()
}
