import { auditJob } from '@shouya/server/core/audit/auditJob.ts'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../../server/receivers.ts'
import { plan as noun } from '../noun.ts'
import { linkToDay } from './rules.ts'

/** An hour before the deadline of publication. */
const ASKED_AT = '17:00:00'

/**
 * Every ten minutes: starts and ends published plans by their times; from 17:00 reminds companies once to publish their drafts of
 * tomorrow. Returns the number of plans whose state has changed.
 */
export async function runPlans({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const at = localTime(now, database.timezone)
  return database.kysely.transaction().execute(async (tx) => {
    // Ends first: a plan whose whole time has passed since the last run is done, not on its way.
    const ended = await move(
      tx,
      [noun.states.codes.published, noun.states.codes.underway],
      noun.states.codes.done,
      'end_time',
      at,
      now,
    )
    const begun = await move(tx, [noun.states.codes.published], noun.states.codes.underway, 'begin_time', at, now)
    if (at.slice(11) >= ASKED_AT) await askForDrafts(tx, addDays(at.slice(0, 10), 1), now)
    return ended + begun
  })
}

async function move(
  tx: Kysely<DB>,
  from: number[],
  to: number,
  time: 'begin_time' | 'end_time',
  at: string,
  now: Date,
) {
  const moved = await tx
    .updateTable('escort_plan')
    .set({ status: to, update_time: now, version: sql<number>`version + 1` })
    .where('status', 'in', from)
    .where('plan_date', '<=', at.slice(0, 10))
    .where(sql<boolean>`plan_date + ${sql.ref(time)} <= ${at}::timestamp`)
    .returning('id')
    .execute()
  await auditJob(
    tx,
    { name: 'escort_plan_clock', table: 'escort_plan', now },
    moved.map(({ id }) => ({ id, after: { status: to } })),
  )
  return moved.length
}

async function askForDrafts(tx: Kysely<DB>, day: string, now: Date): Promise<void> {
  const db = tx as unknown as Kysely<Unscoped>
  const drafts = await tx
    .selectFrom('escort_plan')
    .select(['id', 'escort_company_id'])
    .select(
      sql<string>`coalesce((select route_name from escort_route route where route.id = route_id), approval_no)`.as(
        'name',
      ),
    )
    .where('plan_date', '=', day)
    .where('status', '=', noun.states.codes.draft)
    .where(
      sql<boolean>`not exists (select from remind_msg told where told.biz_table = 'escort_plan'
        and told.biz_id = escort_plan.id and told.remind_code = 'escort_plan_draft')`,
    )
    .orderBy('id')
    .execute()
  const messages: Remind[] = []
  for (const { id, escort_company_id, name } of drafts)
    messages.push({
      code: 'escort_plan_draft',
      receivers: await peopleOf(db, escort_company_id),
      params: { name, day },
      link: linkToDay(day),
      table: 'escort_plan',
      id,
      level: 2,
    })
  await remindAll(db, messages, now)
}
