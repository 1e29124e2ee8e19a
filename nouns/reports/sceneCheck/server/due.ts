import type { Result as Answered } from '@shouya/contract/action'
import { codesOf } from '@shouya/noun/noun'
import { daysOfPeriod } from '@shouya/noun/period'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay, localTime } from '@shouya/server/core/time/local.ts'
import { openTasks } from '../../../tasks/server/public.ts'
import type { GetDueList } from '../contract.ts'
import { sceneCheck } from '../noun.ts'
import { sceneCheckScene } from './scene.ts'

const begun = codesOf(sceneCheck, ['draft', 'void'])

/** The units whose guards are still to be checked: no report of the quarter is on its way to their confirmation. */
export async function due(ctx: Ctx): Promise<Answered<typeof GetDueList>> {
  const { timezone } = ctx.services.database
  const [today, now] = [localDay(ctx.now, timezone), localTime(ctx.now, timezone)]
  const tasks = await openTasks(ctx, sceneCheckScene.task).execute()
  const filed = await everything(ctx.db)
    .selectFrom(sceneCheck.table)
    .select(['dept_id', 'period_key'])
    .where('status', 'not in', begun)
    .where('period_key', 'in', ['', ...new Set(tasks.map(({ period_key }) => period_key))])
    .execute()
  const isFiled = new Set(filed.map(({ dept_id, period_key }) => `${dept_id} ${period_key}`))
  return tasks.flatMap(({ dept_id, dept_name, period_key, deadline }) => {
    if (isFiled.has(`${dept_id} ${period_key}`)) return []
    const { last } = daysOfPeriod(period_key)
    const isOver = last < today
    const check_date = isOver ? last : today
    return [{ dept_id, dept_name, period_key, deadline, check_date, is_overdue: deadline < now }]
  })
}
