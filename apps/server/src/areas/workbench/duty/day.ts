import type * as Duty from '@shouya/contract/controllers/Duty'
import { type Ctx, can } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { Handler } from '../../../core/handle.ts'
import { unitInScope } from '../../../core/org/unitInScope.ts'
import { holidaysBetween } from '../../../core/time/holidays.ts'
import { localDay } from '../../../core/time/local.ts'
import type { AllNouns } from '../../../noun/manifest.ts'
import { dayTasks } from '../../tasks/public.ts'
import { awaitedFor } from './awaited.ts'
import { registerDuties } from './registerDuties.ts'

/** A unit's day: what it owes (tasks), and what its registers say of each. */
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

/** The name of another unit, for those who read its statistics. */
async function nameOf(ctx: Ctx, deptId: number): Promise<string> {
  if (!can(ctx.user, 'report_daily', 'query')) fail('OutOfScope')
  return (await unitInScope(ctx, deptId)).dept_name
}
