import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { reply } from '../noun.ts'
import { linesOf } from './lines.ts'
import { receiversOf, reminderOf } from './reminders.ts'
import { status } from './types.ts'

const MINUTE = 60_000

/** Reminders of a server that was stopped are sent later, but not after this long. */
const LOOKS_BACK = 60 * MINUTE

/** Nobody is left out: the clock announces it. */
const NOBODY = 0

/**
 * Every minute (job conference_remind): whoever has not declined a meeting hears that it begins, so many minutes before as the
 * rule of `conference_begin` says; not where it was announced later than that. Answers how many were sent.
 */
export async function remindBegin({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const advance = await advanceOf(database.kysely, 'conference_begin')
  const [most] = advance
  if (most === undefined) return 0
  return database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const meetings = await everything(db)
      .selectFrom('conference')
      .selectAll()
      .where('status', '=', status.announced)
      .where('begin_time', '>', moment(now))
      .where('begin_time', '<=', moment(new Date(now.getTime() + most * MINUTE)))
      .execute()
    const lines = Map.groupBy(
      await linesOf(
        db,
        meetings.map(({ id }) => id),
      ),
      ({ conference_id }) => conference_id,
    )
    const timeOf = (text: string) => instant(text, database.timezone).getTime()
    const messages = meetings.flatMap((row) => {
      const begin = timeOf(row.begin_time)
      const minutes = advance.findLast((ahead) => begin - ahead * MINUTE <= now.getTime())
      if (minutes === undefined) return []
      const at = begin - minutes * MINUTE
      if (at <= now.getTime() - LOOKS_BACK || at < timeOf(row.publish_time ?? row.begin_time)) return []
      const coming = (lines.get(row.id) ?? []).filter((line) => line.reply !== reply.absent)
      return [reminderOf('conference_begin', row, receiversOf(coming, NOBODY), `${minutes}@${row.begin_time}`)]
    })
    return remindAll(db, messages, now)
  })
}
