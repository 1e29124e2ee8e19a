import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { meetingLog } from '../noun.ts'
import { status } from './rules.ts'

/** Minutes. */
const DAY = 1440

/**
 * Each morning (job meeting_todo_remind): what meetings decided to be done and is not, so many days before as the rule of
 * `meeting_todo` says, and from its day on.
 */
export async function remindTodos({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const db = database.kysely as unknown as Kysely<Unscoped>
  const today = localDay(now, database.timezone)
  const ahead = (await advanceOf(database.kysely, 'meeting_todo')).map((minutes) => addDays(today, minutes / DAY))
  const due = await everything(db)
    .selectFrom('meeting_todo as todo')
    .innerJoin('meeting_log as log', 'log.id', 'todo.log_id')
    .select(['todo.id', 'todo.content', 'todo.deadline', 'todo.duty_user_id', 'log.id as log_id', 'log.title'])
    .where('todo.done_time', 'is', null)
    .where((eb) => eb.or([eb('todo.deadline', '<=', today), ...ahead.map((day) => eb('todo.deadline', '=', day))]))
    .where('log.status', 'in', [status.signing, status.signed, status.archived])
    .execute()
  const messages = due.map(({ id, content, deadline, duty_user_id, log_id, title }) => ({
    code: 'meeting_todo' as const,
    receivers: [duty_user_id],
    params: { content, deadline, title },
    link: linkTo(meetingLog, log_id),
    table: 'meeting_todo',
    id,
    level: deadline <= today ? (2 as const) : (1 as const),
  }))
  await remindAll(db, messages, now)
}
