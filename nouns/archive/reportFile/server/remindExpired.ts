import { remindTrigger } from '@shouya/contract/reminders'
import { linkTo } from '@shouya/noun/noun'
import { remind } from '@shouya/server/core/messages/remind.ts'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { reportFile } from '../noun.ts'
import { isExpired } from './rows.ts'
import { status } from './rules.ts'

/** The end of the last day for which a file is kept. */
const due = sql<string>`(report_file.expire_date + 1)::timestamptz`

/** Files of the archive by the end of their years (domain 6.1, trigger 10): those that nobody holds, has lent or listed. */
export const remindSource: RemindSource = {
  trigger: remindTrigger.archive,
  code: 'archive_expired',
  table: reportFile.table,
  permission: reportFile.permission,
  async rows(db, { from, to, units, limit }) {
    const rows = await db
      .selectFrom('report_file')
      .select(['id', 'archive_no', 'title', 'dept_id', 'dept_name', 'expire_date', 'archive_user_id'])
      .select(sql<number>`extract(epoch from ${due})::float8 * 1000`.as('due'))
      .where('status', '=', status.archived)
      .where('hold_reason', 'is', null)
      .where(due, '>', moment(from))
      .where(due, '<=', moment(to))
      .orderBy('expire_date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .where((eb) => (units === null ? eb.val(true) : eb('dept_id', 'in', units)))
      .execute()
    return rows.map(({ id, archive_no, title, dept_id, dept_name, expire_date, archive_user_id, due }) => ({
      ...{ id, unit: dept_id, due, level: 1, link: linkTo(reportFile, id), receivers: [archive_user_id] },
      params: { bill_no: archive_no ?? '', title, dept: dept_name, date: expire_date ?? '', count: 1 },
    }))
  },
}

/** Monthly: tells those who list files for destruction how many are past their years, with the one that is so longest. */
export async function remindExpired({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  await database.kysely.transaction().execute(async (tx) => {
    const first = await tx
      .selectFrom('report_file')
      .select(['id', 'archive_no', 'title', 'dept_name', 'expire_date'])
      .select(sql<number>`(count(*) over ())::int`.as('count'))
      .where(isExpired(today))
      .orderBy('expire_date')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    const root = await tx.selectFrom('dept').select('id').where('parent_id', 'is', null).executeTakeFirst()
    if (!first || !root) return
    const db = tx as unknown as Kysely<Unscoped>
    const people = await peopleWith(db, root.id, { id: reportFile.permission, operations: ['destroy'] }).execute()
    const { id, archive_no, title, dept_name, expire_date, count } = first
    const message = {
      ...({ code: 'archive_expired', table: reportFile.table, id, level: 1 } as const),
      receivers: people.map((person) => person.id),
      params: { bill_no: archive_no ?? '', title, dept: dept_name, date: expire_date ?? '', count },
      link: `${reportFile.route}?expired=1`,
    }
    await remind(db, message, now)
  })
}
