import { periodType } from '@shouya/noun/period'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { deadlineAt, limitsOf } from './deadline.ts'

/** Until when a unit owes what each type of daily tasks asks for on a day, by task code; null where it owes nothing of the kind. */
export async function deadlinesOf(
  db: Kysely<Unscoped>,
  services: Pick<Services, 'database' | 'settings'>,
  { deptId, day }: { deptId: number; day: string },
): Promise<Map<string, Date | null>> {
  const limits = await limitsOf(services)
  const types = await everything(db)
    .selectFrom('task_type')
    .innerJoin('dept', (join) => join.on('dept.id', '=', deptId))
    .select(['task_code', 'deadline_rule', 'business_begin', 'business_end', 'deliver_time', 'collect_time'])
    .where('period_type', '=', periodType.day)
    .execute()
  return new Map(types.map((type) => [type.task_code, deadlineAt(type.deadline_rule, day, type, limits)]))
}
