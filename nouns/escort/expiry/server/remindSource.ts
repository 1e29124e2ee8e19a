import { remindTrigger } from '@shouya/contract/reminders'
import { codesOf } from '@shouya/noun/noun'
import type { DueRecord, RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { peopleOf } from '../../server/receivers.ts'
import { staff } from '../../staff/noun.ts'

type Ending = { id: number; company: number; name: string; staff_no: string; end: string; due: number }

/** Certificates of people who ride, by their last day. They belong to a company, so to no unit. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.certificate,
  code: 'escort_cert',
  table: staff.table,
  permission: staff.permission,
  async rows(db, { from, to, limit, now }) {
    const { rows } = await sql<Ending>`
      select id, escort_company_id as company, name, staff_no, cert_end as "end",
        extract(epoch from (cert_end + 1)::timestamptz)::float8 * 1000 as due
      from escort_staff
      where status = any(${codesOf(staff, ['onDuty', 'stopped'])})
        and (cert_end + 1)::timestamptz > ${moment(from)} and (cert_end + 1)::timestamptz <= ${moment(to)}
      order by cert_end desc, id desc limit ${limit}`.execute(db)
    const people = administrators(db)
    return Promise.all(
      rows.map(
        async ({ id, company, name, staff_no, end, due }): Promise<DueRecord> => ({
          ...{ id, unit: null, due, level: 1 },
          params: {
            name: `${name} ${staff_no}`,
            end,
            days: Math.max(0, Math.ceil((due - now.getTime()) / 86_400_000)),
          },
          link: `${staff.route}?keywords=${encodeURIComponent(staff_no)}`,
          receivers: await people(company),
        }),
      ),
    )
  },
}

/** Those of a company, asked once for each. */
function administrators(db: Kysely<DB>) {
  const asked = new Map<number, Promise<number[]>>()
  return (company: number) => {
    const people = asked.get(company) ?? peopleOf(db as unknown as Kysely<Unscoped>, company)
    asked.set(company, people)
    return people
  }
}
