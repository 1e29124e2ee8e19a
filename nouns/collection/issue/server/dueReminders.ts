import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { instant, localDay } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { issueItem } from '../../issueItem/noun.ts'
import { reminderOf } from '../../issueItem/server/reminders.ts'
import { remindRule } from '../noun.ts'
import { status } from './types.ts'

const MINUTE = 60_000
/** Of a collection that reminds every day: from this hour on. */
const MORNING = 9
const item = issueItem.states.codes

/**
 * Every ten minutes (job issue_remind): whoever still has to hand in hears that a deadline comes, so many minutes before as the
 * rule of `issue_due` says, or every morning where the issuer wants that; not where it was published later than that. Answers
 * how many were sent.
 */
export async function remindDue({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const advance = await advanceOf(database.kysely, 'issue_due')
  const day = localDay(now, database.timezone)
  const timeOf = (text: string) => instant(text, database.timezone).getTime()
  return database.kysely.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('issue_item')
      .innerJoin('issue', 'issue.id', 'issue_item.issue_id')
      .selectAll('issue_item')
      .select(['issue.remind_rule', 'issue.publish_time'])
      .where('issue.status', '=', status.published)
      .where('issue.remind_rule', '<>', remindRule.never)
      .where('issue.deadline', '>', moment(now))
      .where('issue_item.status', 'in', [item.waiting, item.returned])
      .execute()
    const messages = rows.flatMap(({ remind_rule, publish_time, ...row }) => {
      const published = timeOf(publish_time ?? row.create_time)
      if (remind_rule === remindRule.daily) {
        const from = timeOf(`${day} ${String(MORNING).padStart(2, '0')}:00:00`)
        return now.getTime() >= from && published < from ? [reminderOf('issue_due', row, day)] : []
      }
      const deadline = timeOf(row.deadline)
      const minutes = advance.findLast((ahead) => deadline - ahead * MINUTE <= now.getTime())
      if (minutes === undefined || deadline - minutes * MINUTE < published) return []
      return [reminderOf('issue_due', row, `${minutes}@${row.deadline}`)]
    })
    return remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
  })
}
