import type { Ctx } from '@shouya/server/core/context.ts'
import { open } from '../noun.ts'

/** The open tasks of a type in scope, the earliest deadline first. */
export const openTasks = ({ scoped }: Pick<Ctx, 'scoped'>, code: string) =>
  scoped
    .rows('task_assignment')
    .select(['dept_id', 'dept_name', 'period_key', 'deadline'])
    .where('task_code', '=', code)
    .where('status', 'in', open)
    .orderBy('deadline')
    .orderBy('dept_id')
