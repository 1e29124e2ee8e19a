import type { Ctx } from '../../../core/context.ts'

/** The caller's unread reminders. */
export async function remindCounters({ db, user }: Ctx) {
  const { unread } = await db
    .selectFrom('remind_msg')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('receiver_id', '=', user.userId)
    .where('status', '=', 0)
    .executeTakeFirstOrThrow()
  return { remind_unread: unread }
}
