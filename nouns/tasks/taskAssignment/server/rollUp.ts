import { periodType } from '@shouya/noun/period'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay, localTime } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { DayFigures } from '@shouya/server/noun/dayFigures.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { taskStatus as status } from '../noun.ts'

/** Changes taken at once: a first run over years of rows stays within the limit of a statement. */
const AT_ONCE = 5_000

type Parts = readonly DayFigures[]

/**
 * Writes the statistics of daily tasks (job stat_rollup, domain 17.3) of every unit and day that has changed, and of today;
 * in the first hour also of yesterday, so that a day is counted once more when it is over. Writes what the rows say now, so it may run
 * as often as it likes.
 */
export async function rollUp({ database }: Pick<Services, 'database'>, now: Date, parts: Parts): Promise<void> {
  const inTransaction = <T>(work: (tx: Kysely<DB>) => Promise<T>) => database.kysely.transaction().execute(work)
  while ((await inTransaction((tx) => rollUpChanges(tx, parts))) === AT_ONCE);
  const today = localDay(now, database.timezone)
  const isFirstHour = localTime(now, database.timezone).slice(11, 13) === '00'
  await inTransaction((tx) => rollUpDays(tx, parts, isFirstHour ? [addDays(today, -1), today] : [today], now))
}

/** The first changes that wait; answers how many it took. */
export async function rollUpChanges(tx: Kysely<DB>, parts: Parts, most = AT_ONCE): Promise<number> {
  await alone(tx)
  const { rows } = await sql<{ dept_id: number; stat_date: string }>`delete from stat_change
    where id in (select id from stat_change order by id limit ${most}) returning dept_id, stat_date`.execute(tx)
  if (rows.length > 0) {
    const [ids, days] = [rows.map(({ dept_id }) => dept_id), rows.map(({ stat_date }) => stat_date)]
    await write(
      tx,
      parts,
      sql`select distinct * from unnest(${ids}::bigint[], ${days}::date[]) as pair (dept_id, stat_date)`,
    )
  }
  return rows.length
}

/** Whole days of all units, as of now. */
export async function rollUpDays(tx: Kysely<DB>, parts: Parts, days: readonly string[], now: Date): Promise<void> {
  await alone(tx)
  await write(
    tx,
    parts,
    sql`select dept.id as dept_id, day as stat_date from dept cross join unnest(${days}::date[]) as day`,
  )
  await tx
    .insertInto('stat_rollup')
    .values({ run_time: now })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ run_time: now }))
    .execute()
}

/** One at a time: of two that count the same day the earlier could write last. */
const alone = (tx: Kysely<DB>) => sql`select pg_advisory_xact_lock(hashtext('stat_daily'))`.execute(tx)

async function write(tx: Kysely<DB>, parts: Parts, due: RawBuilder<unknown>): Promise<void> {
  await sql`with due as materialized (${due}), counted as (${tasks})
    ${upsert(Object.keys(counts), sql`counted`)}`.execute(tx)
  for (const { keys, counted } of parts) {
    const names = sql.join(keys.map((key) => sql.ref(key)))
    const zeros = sql.join(keys.map((key) => sql`0 as ${sql.ref(key)}`))
    const some = sql.join(
      keys.map((key) => sql.ref(key)),
      sql` + `,
    )
    // What is not said any more loses its numbers; what never was gets no row.
    await sql`with due as materialized (${due}), said as materialized (${counted}),
      counted as (select dept_id, stat_date, task_code, ${names} from said where ${some} > 0
        union all
        select dept_id, stat_date, task_code, ${zeros} from stat_daily
        where (dept_id, stat_date) in (select dept_id, stat_date from due) and ${some} > 0
          and (dept_id, stat_date, task_code) not in (select dept_id, stat_date, task_code from said where ${some} > 0))
      ${upsert(keys, sql`counted`)}`.execute(tx)
  }
}

const of = (state: number) => sql`count(*) filter (where status = ${sql.lit(state)})`

const counts = {
  total: sql`count(*)`,
  done: of(status.done),
  done_late: of(status.doneLate),
  overdue: of(status.overdue),
  open: of(status.todo),
  exempt: of(status.exempt),
}

const tasks = sql`select dept_id, biz_date as stat_date, task_code,
    ${sql.join(Object.entries(counts).map(([key, count]) => sql`${count} as ${sql.ref(key)}`))}
  from task_assignment where period_type = ${sql.lit(periodType.day)}
    and (dept_id, biz_date) in (select dept_id, stat_date from due) group by 1, 2, 3`

/** Rows of `from` into the table; what is there already and says the same is not written again. */
function upsert(keys: readonly string[], from: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = sql.join(keys.map((key) => sql.ref(key)))
  const of = (table: string) => sql.join(keys.map((key) => sql.ref(`${table}.${key}`)))
  return sql`insert into stat_daily (dept_id, stat_date, task_code, ${names})
    select dept_id, stat_date, task_code, ${names} from ${from}
    on conflict (dept_id, stat_date, task_code) do update set (${names}) = row(${of('excluded')})
    where (${of('stat_daily')}) is distinct from (${of('excluded')})`
}
