import type { Ctx } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'

/** The caller's unread reminders. */
export const remindCounters = ({ db, user }: Ctx): Counters<'remind_unread'> => ({
  remind_unread: counted(db.selectFrom('remind_msg').where('receiver_id', '=', user.userId).where('status', '=', 0)),
})
