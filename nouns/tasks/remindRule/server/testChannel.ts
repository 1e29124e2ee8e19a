import { everything } from '@shouya/server/core/access/everything.ts'
import { TEST_CODE } from '@shouya/server/core/channels/deliver.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { queue } from '@shouya/server/core/messages/enqueue.ts'
import { type Remind, remindRow } from '@shouya/server/core/messages/remind.ts'
import type * as EventsRemind from '../contract.ts'

/** The job that sends what waits for mail and SMS, here before its next minute. */
const DELIVER = 'remind_deliver'

/** Queues a message to the caller, which is sent in a moment: a server that does not answer holds nobody. */
export const testChannel: Handler<typeof EventsRemind.TestChannel> = async (ctx, { channel }) => {
  const { db, user, now, services } = ctx
  const own = await everything(db)
    .selectFrom('sys_user')
    .select('email')
    .where('id', '=', user.userId)
    .executeTakeFirstOrThrow()
  if (channel === 3 && !own.email) fail('WrongState', { reason: 'remindRule.refused.noEmail' })
  const message: Remind = {
    code: TEST_CODE,
    ...{ receivers: [user.userId], params: { by: user.name }, level: 1 },
    ...{
      link: '/exception/remind?tab=deliveries',
      table: 'sys_user',
      id: user.userId,
      act: `${channel} ${now.getTime()}`,
    },
  }
  const sent = await db
    .insertInto('remind_msg')
    .values(remindRow(message, user.userId, now))
    .returning(['id', 'receiver_id', 'remind_code'])
    .execute()
  await queue(
    everything(db),
    sent.map((row) => ({ ...row, channel })),
    now,
  )
  await services.jobs.send(db, DELIVER, {})
  ctx.note({ table: 'events_remind', after: { channel } })
  return null
}
