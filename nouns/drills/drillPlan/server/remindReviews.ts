import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { actsFor } from '@shouya/server/core/org/actsFor.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { drillPlan } from '../noun.ts'
import { REVIEW_DAYS } from '../rules.ts'
import { status } from './rules.ts'

const WEEK = 7

/**
 * Each morning (job drill_plan_review): plans to be reviewed, thirty days ahead and from then on every week. Plans of the bank
 * remind the security people of head office, those of a branch its own.
 */
export async function remindReviews({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const db = database.kysely as unknown as Kysely<Unscoped>
  const today = localDay(now, database.timezone)
  const due = await everything(db)
    .selectFrom('drill_plan as plan')
    .innerJoin('sys_user as person', (join) => join.on('person.status', '=', 1))
    .innerJoin('dept as unit', 'unit.id', 'person.dept_id')
    .innerJoin('user_role', 'user_role.user_id', 'person.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .leftJoin('dept as owner', 'owner.id', 'plan.owner_dept_id')
    .select(['plan.id', 'plan.plan_name', 'plan.plan_version', 'plan.review_due', 'person.id as person_id'])
    .distinct()
    .where('plan.status', '=', status.effective)
    .where('plan.review_due', '<=', addDays(today, REVIEW_DAYS))
    .where(sql<boolean>`(plan.review_due - ${today}::date - ${sql.lit(REVIEW_DAYS)}) % ${sql.lit(WEEK)} = 0`)
    .where(
      sql<boolean>`case when owner.id is null then role.role_code = 'hq_security'
        else role.role_code = 'branch_security' and owner.path = ${actsFor('unit')} end`,
    )
    .execute()
  const messages = due.map(({ id, plan_name, plan_version, review_due, person_id }) => ({
    code: 'drill_plan_review' as const,
    receivers: [person_id],
    params: { plan: `${plan_name} ${plan_version}`, day: review_due },
    link: `${drillPlan.route}&id=${id}`,
    table: drillPlan.table,
    id,
    level: review_due < today ? (2 as const) : (1 as const),
  }))
  await remindAll(db, messages, now)
}
