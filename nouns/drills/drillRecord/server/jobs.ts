import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { drillRecord } from '../noun.ts'
import { status } from './rules.ts'

const AHEAD = 3

/** Each night (job drill_archive): drills that the head of the unit has signed are archived. Answers how many. */
export async function archive({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const moved = await everything(database.kysely as unknown as Kysely<Unscoped>)
    .updateTable('drill_record')
    .set({ status: status.archived, archive_time: now, update_time: now, version: sql<number>`version + 1` })
    .where('status', '=', status.evaluated)
    .where('leader_sign', 'is not', null)
    .returning('id')
    .execute()
  return moved.length
}

/** Each morning (job drill_again_remind): repetitions that are due within three days, or late. */
export async function remindAgain({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const db = database.kysely as unknown as Kysely<Unscoped>
  const today = localDay(now, database.timezone)
  const due = await everything(db)
    .selectFrom('drill_record as drill')
    .innerJoin('dept', 'dept.id', 'drill.dept_id')
    .leftJoin('drill_record as failed', 'failed.id', 'drill.redrill_of')
    .select([
      'drill.id',
      'drill.plan_name',
      'drill.redrill_due',
      'failed.bill_no',
      'dept.safety_user_id',
      'dept.leader_user_id',
    ])
    .where('drill.status', 'in', [status.planned, status.carriedOut])
    .where('drill.redrill_due', '<=', addDays(today, AHEAD))
    .execute()
  const messages = due.map(({ id, plan_name, redrill_due, bill_no, safety_user_id, leader_user_id }) => ({
    code: 'drill_again' as const,
    receivers: [safety_user_id, leader_user_id].filter((receiver) => receiver !== null),
    params: { bill_no: bill_no ?? '', plan: plan_name, day: redrill_due ?? '' },
    link: linkTo(drillRecord, id),
    table: drillRecord.table,
    id,
    level: (redrill_due ?? '') < today ? (3 as const) : (2 as const),
  }))
  await remindAll(db, messages, now)
}
