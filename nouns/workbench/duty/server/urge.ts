import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { urgedTask, wordsOf } from '../../../tasks/server/public.ts'
import type * as Duty from '../contract.ts'
import { awaitedFor, registerDuties } from './registerDuties.ts'

/** Reminds everybody for whom a duty waits, each at most once an hour. */
export const urge =
  (duties: AllNouns['duties']): Handler<typeof Duty.Urge> =>
  async (ctx, { id }) => {
    const task = await urgedTask(ctx, id)
    const parts = await registerDuties(duties, ctx, { deptId: task.dept_id, day: task.biz_date })
    const awaited = awaitedFor(parts.get(task.task_code)?.awaited, task)
    const receivers = awaited.flatMap(({ user_id }) =>
      user_id === null || user_id === ctx.user.userId ? [] : [user_id],
    )
    if (receivers.length === 0) fail('WrongState', { reason: 'duty.nobody' })
    const urged = await remind(
      ctx.db,
      {
        code: 'task_urged',
        receivers,
        params: { ...wordsOf(task), by: ctx.user.name },
        link: '/dashboard/workplace',
        table: 'task_assignment',
        id,
        level: 2,
      },
      ctx.now,
    )
    if (urged === 0) fail('WrongState', { reason: 'duty.urgedBefore' })
    ctx.note({ table: 'task_assignment', id, after: { urged: awaited.map(({ name }) => name).join('、') } })
    return { urged }
  }
