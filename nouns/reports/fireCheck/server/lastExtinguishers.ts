import type { Ctx } from '@shouya/server/core/context.ts'
import { status } from '../../checkReport/server/scene.ts'
import { fireCheck } from '../noun.ts'

/** The extinguishers of a unit's last report, so that nobody types them anew each quarter. */
export async function lastExtinguishers({ scoped }: Ctx, deptId: number) {
  const last = await scoped
    .rows(fireCheck.table)
    .select('extinguishers')
    .where('dept_id', '=', deptId)
    .where('status', 'not in', [status.draft, status.void])
    .orderBy('check_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.extinguishers ?? []) as never
}
