import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'

/** Days between two, both inclusive, on which somebody is away with an approved leave, and the numbers of the requests. */
export async function absentDays(
  db: Kysely<Unscoped>,
  userId: number,
  { first, last }: { first: string; last: string },
): Promise<{ days: number; bill_nos: string[] }> {
  const { rows } = await sql<{ days: number; bill_nos: string[] }>`
    select count(distinct day)::int as days, coalesce(array_agg(distinct bill_no order by bill_no), '{}') as bill_nos
    from absence, generate_series(${first}::date, ${last}::date, interval '1 day') as day
    where user_id = ${userId} and from_time < day + interval '1 day' and to_time > day`.execute(db)
  return rows[0] ?? { days: 0, bill_nos: [] }
}
