import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { MAJOR, rectification, unmended } from '../noun.ts'
import { officersOf } from './officersOf.ts'
import { deciders, type Rectification } from './rules.ts'

/** Days after the deadline when the branch is notified; of a major one at once. */
const ESCALATED_AFTER = 3

/** Minutes. */
const DAY = 1440

/**
 * Daily: reminds the persons in charge so many days before the deadline as the rule of `rectify_due` says, and on its day, and
 * reports overdue ones up to the branch (domain 4.3, 17.3).
 */
export async function remindDeadlines({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const ahead = (await advanceOf(tx, 'rectify_due')).map((minutes) => addDays(today, minutes / DAY))
    const rows = await everything(db)
      .selectFrom('rectification')
      .innerJoin('dept', 'dept.id', 'rectification.dept_id')
      .select([
        'rectification.id',
        'bill_no',
        'rectification.dept_id',
        'rectification.dept_name',
        'problem_desc',
        'deadline',
      ])
      .select(['hazard_level', 'duty_user_id', 'leader_user_id', 'safety_user_id'])
      .where('rectification.status', 'in', unmended)
      .where((eb) => eb.or([eb('deadline', '<=', today), ...ahead.map((day) => eb('deadline', '=', day))]))
      .orderBy('deadline')
      .orderBy('rectification.id')
      .limit(5000)
      .execute()
    const messages: Remind[] = []
    for (const row of rows) {
      const above = isEscalated(row, today) ? await officersOf(tx, row.dept_id, deciders) : []
      messages.push(messageOf(row, today, above))
    }
    await remindAll(db, messages, now)
  })
}

type Due = Pick<
  Rectification,
  'id' | 'bill_no' | 'dept_name' | 'problem_desc' | 'deadline' | 'hazard_level' | 'duty_user_id'
> & { leader_user_id: number | null; safety_user_id: number | null }

const isEscalated = ({ deadline, hazard_level }: Due, today: string): boolean =>
  deadline < today && (hazard_level === MAJOR || deadline < addDays(today, -ESCALATED_AFTER))

function messageOf(row: Due, today: string, above: readonly number[]): Remind {
  const { id, bill_no, deadline, hazard_level } = row
  const overdue = deadline < today
  const own = [row.duty_user_id ?? row.safety_user_id]
  const receivers = overdue ? [...own, row.safety_user_id, row.leader_user_id, ...above] : own
  return {
    code: overdue ? 'rectify_overdue' : 'rectify_due',
    receivers: receivers.filter((receiver) => receiver !== null),
    params: { bill_no, deadline, dept: row.dept_name, problem: row.problem_desc },
    link: linkTo(rectification, id),
    table: 'rectification',
    id,
    level: hazard_level === MAJOR ? 3 : overdue ? 2 : 1,
  }
}
