import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { lastDate } from '@shouya/server/core/time/cron.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { isBefore, isDate, passedAdvance } from '../rules.ts'
import { dateReminder } from './dateReminder.ts'
import { isOfRule, reminderOf, unitsOfRule } from './dueOf.ts'
import { type Rule, type Sources, sourceOf } from './rule.ts'

/** After a pause of the server, reminders of the last day are still sent, each record's last one. */
const LOOKS_BACK = 86_400_000
const MOST = 5000

/**
 * Every five minutes (job remind_rules): the rules that somebody made remind of the records that have come to their moment since
 * the rule was changed last, each of a record once; those with own dates of their date. Answers how many were sent.
 */
export async function runRules({ database }: Pick<Services, 'database'>, now: Date, sources: Sources): Promise<number> {
  const rules = await database.kysely
    .selectFrom('events_remind')
    .selectAll()
    .where('delivered', '=', false)
    .where('status', '=', 1)
    .orderBy('id')
    .execute()
  let sent = 0
  for (const rule of rules)
    sent += await database.kysely.transaction().execute(async (tx) => {
      const messages = isDate(rule.trigger)
        ? await ofDates(tx, rule, now, database.timezone)
        : await ofRecords(tx, rule, now, { sources, timezone: database.timezone })
      return remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
    })
  return sent
}

const sinceOf = ({ update_time, create_time }: Rule, now: Date, timezone: string): number =>
  Math.max(now.getTime() - LOOKS_BACK, instant(update_time ?? create_time, timezone).getTime())

async function ofRecords(
  db: Kysely<DB>,
  rule: Rule,
  now: Date,
  { sources, timezone }: { sources: Sources; timezone: string },
): Promise<Remind[]> {
  const source = sourceOf(sources, rule)
  if (!source || rule.trigger === null) return []
  const since = sinceOf(rule, now, timezone)
  const [least, most] = [Math.min(...rule.advance, 0), Math.max(...rule.advance, 0)].map((minutes) => minutes * 60_000)
  const [from, to] = isBefore(rule.trigger)
    ? [since + (least ?? 0), now.getTime() + (most ?? 0)]
    : [since - (most ?? 0), now.getTime() - (least ?? 0)]
  const units = await unitsOfRule(db, rule)
  const query = { from: new Date(from), to: new Date(to), taskCode: rule.task_code, units, limit: MOST, now }
  const wanted = { trigger: rule.trigger, advance: rule.advance }
  return (await source.rows(db, query)).flatMap((record) => {
    const minutes = passedAdvance(wanted, record.due, { since, now: now.getTime() })
    if (minutes === undefined || !isOfRule(record, units)) return []
    return [reminderOf(rule, source, record, `${minutes}@${Math.round(record.due / 1000)}`)]
  })
}

/** The reminder of a date that has come; claims the date, so that no other process sends it too. */
async function ofDates(db: Kysely<DB>, rule: Rule, now: Date, timezone: string): Promise<Remind[]> {
  const at = lastDate(rule.cron ?? '', { now, timezone })
  if (!at || at.getTime() <= sinceOf(rule, now, timezone)) return []
  const claimed = await db
    .updateTable('events_remind')
    .set({ cron_time: at })
    .where('id', '=', rule.id)
    .where((eb) => eb.or([eb('cron_time', 'is', null), eb('cron_time', '<', at as never)]))
    .returning('id')
    .executeTakeFirst()
  return claimed ? [await dateReminder(db, rule, { at, timezone, act: at.toISOString() })] : []
}
