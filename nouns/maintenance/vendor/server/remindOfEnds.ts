import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import { actsFor } from '@shouya/server/core/org/actsFor.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { vendor } from '../noun.ts'

/** Minutes. */
const DAY = 1440

type Ending = { id: number; name: string; what: 'contract' | 'qualification'; end: string }

/**
 * Every morning: reminds of contracts and qualifications of vendors that end within 30, 7 and 1 days (the rule of
 * `vendor_contract`), once for each of these even where a morning was missed.
 */
export async function remindOfEnds({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  const marks = (await advanceOf(database.kysely, 'vendor_contract')).map((minutes) => minutes / DAY)
  if (marks.length === 0) return
  await database.kysely.transaction().execute(async (tx) => {
    const messages: Remind[] = []
    for (const { id, name, what, end } of await endingUntil(tx, today, addDays(today, Math.max(...marks)))) {
      const mark = Math.min(...marks.filter((days) => addDays(today, days) >= end))
      messages.push({
        code: what === 'contract' ? 'vendor_contract' : 'vendor_qualification',
        receivers: await concerned(tx, id),
        params: { name, end, days: mark },
        link: linkTo(vendor, id),
        table: vendor.table,
        id,
        act: `${end} ${mark}`,
        level: mark === 1 ? 2 : 1,
      })
    }
    await remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
  })
}

async function endingUntil(tx: Kysely<DB>, from: string, to: string) {
  const { rows } = await sql<Ending>`
    select id, company_name as name, what, ends as "end" from maintain_company
    cross join lateral (values ('contract', contract_end), ('qualification', qualification_end)) as of(what, ends)
    where status = ${vendor.states.codes.working} and ends between ${from}::date and ${to}::date
    order by id`.execute(tx)
  return rows
}

/** The security people of the units that a vendor serves and of those above them, and its own people. */
async function concerned(tx: Kysely<DB>, vendorId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id from sys_user person
    join dept on dept.id = person.dept_id
    join user_role held on held.user_id = person.id
    join role on role.id = held.role_id and role.status = 1
    where person.status = 1 and ((person.user_type = 3 and person.party_id = ${vendorId} and role.role_code = 'vendor')
      or (role.role_code in ('hq_security', 'branch_security') and exists (
        select from maintain_company_dept link join dept served on served.id = link.dept_id
        where link.company_id = ${vendorId} and ${actsFor('dept')} @> served.path)))`.execute(tx)
  return rows.map(({ id }) => id)
}
