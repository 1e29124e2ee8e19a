import type { Row } from '@shouya/contract/action'
import { isMessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { allOf, among } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import { sql } from 'kysely'
import type * as EventsRemind from '../contract.ts'

/** What went by SMS and mail to people in the caller's scope. */
export const getDeliveries: Handler<typeof EventsRemind.GetDeliveryList> = async (ctx, query) => {
  const { cursor, pagesize, keywords, channel, status } = query
  const rows = await ctx.scoped
    .rows('sys_user')
    .innerJoin('remind_delivery', 'remind_delivery.receiver_id', 'sys_user.id')
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .leftJoin('events_remind', 'events_remind.remind_code', 'remind_delivery.remind_code')
    .select(['remind_delivery.id', 'remind_delivery.remind_code', 'events_remind.name', 'real_name', 'dept.dept_name'])
    .select([
      'remind_delivery.channel',
      'remind_delivery.address',
      'remind_delivery.status',
      'remind_delivery.attempts',
    ])
    .select(['remind_delivery.error', 'remind_delivery.sent_time', 'remind_delivery.create_time'])
    .select(cursorTime('remind_delivery', 'create_time').as('cursor_time'))
    .where(
      allOf([
        ...after('remind_delivery', 'create_time', cursor),
        ...among('remind_delivery.status', status),
        ...(channel === undefined ? [] : [sql<boolean>`remind_delivery.channel = ${channel}`]),
        ...(keywords === '' ? [] : [sql<boolean>`strpos(real_name, ${keywords}) > 0`]),
      ]),
    )
    .orderBy('remind_delivery.create_time', 'desc')
    .orderBy('remind_delivery.id', 'desc')
    .limit(pagesize + 1)
    .execute()
  const { rows: shown, next } = cut(rows, pagesize)
  return {
    rows: shown.map(({ name, real_name, ...row }) => ({
      ...row,
      receiver_name: real_name,
      rule: ruleName(ctx, row, name),
    })),
    next,
  }
}

/** The name of a rule; of a delivered one its standard title. */
function ruleName(
  { lang }: Ctx,
  { remind_code }: Pick<Row<typeof EventsRemind.GetDeliveryList>, 'remind_code'>,
  name: string | null,
) {
  const key = `remind.${remind_code}.title`
  return name ?? (isMessageKey(key) ? message(lang, key) : remind_code)
}
