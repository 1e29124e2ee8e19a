import type { Remind } from '@shouya/server/core/messages/remind.ts'
import { receiversOf } from '@shouya/server/core/messages/remindRules.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Kysely, sql } from 'kysely'
import { unitsOfRule } from './dueOf.ts'
import type { Rule } from './rule.ts'

/** The reminder of a rule with own dates: the employees of its units who hold its roles or posts. */
export async function dateReminder(
  db: Kysely<DB>,
  rule: Rule,
  { at, timezone, act }: { at: Date; timezone: string; act: string },
): Promise<Remind> {
  const units = await unitsOfRule(db, rule)
  return {
    code: rule.remind_code as Remind['code'],
    receivers: await peopleOf(db, rule, units),
    chosen: true,
    params: { date: localDay(at, timezone) },
    link: null,
    table: 'events_remind',
    id: rule.id,
    act,
    level: 1,
  }
}

async function peopleOf(db: Kysely<DB>, rule: Rule, units: readonly number[] | null): Promise<number[]> {
  const { duty, leader, branch, roles } = receiversOf(rule)
  const codes = branch ? [...roles, 'branch_security'] : roles
  const isBelow = (column: string) =>
    units === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${units}::bigint[])`
  const { rows } = await sql<{ id: number }>`
    select person.id from sys_user person
    where person.status = 1 and person.user_type = 1 and (
      ${isBelow('person.dept_id')} and exists (
        select from user_role join role on role.id = role_id
        where user_id = person.id and role.status = 1 and role_code = any(${codes}::text[]))
      or exists (select from dept where dept.status = 1 and ${isBelow('dept.id')}
        and (${duty} and safety_user_id = person.id or ${leader} and leader_user_id = person.id)))
    order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
