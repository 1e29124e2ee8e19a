import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import { holidaysBetween } from '@shouya/server/core/time/holidays.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { dayTasks } from '../../../tasks/server/public.ts'
import type * as Duty from '../contract.ts'
import { awaitedFor, registerDuties } from './registerDuties.ts'

/** A unit's day: its tasks, and the state of each in its register. */
export const getDay =
  (duties: AllNouns['duties']): Handler<typeof Duty.GetDay> =>
  async (ctx, { dept_id }) => {
    const { user, now, services } = ctx
    const deptId = dept_id ?? user.deptId
    const name = deptId === user.deptId ? user.deptName : await nameOf(ctx, deptId)
    const day = localDay(now, services.database.timezone)
    const tasks = await dayTasks(ctx, { deptId, day })
    const [holidays, parts] = await Promise.all([
      holidaysBetween(ctx.db, day, day),
      tasks.length > 0 ? registerDuties(duties, ctx, { deptId, day }) : null,
    ])
    return {
      day,
      dept_name: name,
      holiday: holidays.get(day)?.name ?? null,
      duties: tasks.map(({ isOpen, duty_user_id, duty_user_name, ...task }) => {
        const part = parts?.get(task.task_code)
        const awaited = isOpen ? awaitedFor(part?.awaited, { duty_user_id, duty_user_name }) : []
        const others = awaited.filter(({ user_id }) => user_id !== null && user_id !== user.userId)
        return { ...task, awaited, way: part?.way ?? null, act: part?.act ?? 'look', urgeable: others.length > 0 }
      }),
    }
  }

/** The name of another unit, for those who may read its statistics. */
async function nameOf(ctx: Ctx, deptId: number): Promise<string> {
  if (!can(ctx.user, 'report_daily', 'query')) fail('OutOfScope')
  return (await unitInScope(ctx, deptId)).dept_name
}
