import type { Remind } from '@shouya/server/core/messages/remind.ts'
import type { DueRecord, RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import type { Rule } from './rule.ts'

/** The units of a rule; null: all. */
export async function unitsOfRule(
  db: Kysely<DB>,
  { dept_id }: Pick<Rule, 'dept_id'>,
): Promise<readonly number[] | null> {
  if (dept_id === null) return null
  const { rows } = await sql<{ id: number }>`
    select below.id from dept below join dept top on below.path <@ top.path where top.id = ${dept_id}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a record lies in the units of a rule; one without a unit only in those of the whole bank. */
export const isOfRule = ({ unit }: DueRecord, units: readonly number[] | null): boolean =>
  units === null || (unit !== null && units.includes(unit))

/** The reminder of a record by a rule. `act` tells it from others of the same record. */
export const reminderOf = (
  { remind_code }: Pick<Rule, 'remind_code'>,
  { table }: RemindSource,
  { id, unit, params, link, receivers, level }: DueRecord,
  act: string,
): Remind => ({
  code: remind_code as Remind['code'],
  receivers: receivers.filter((receiver) => receiver !== null),
  ...{ params, link, table, id, act, level },
  ...(unit !== null && { unit }),
})
