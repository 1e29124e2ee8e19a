import { message } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { keepBatch } from '@shouya/server/core/results/keepBatch.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { inUnit } from '@shouya/server/registers/filters.ts'
import { type Kysely, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { readerLink } from '../rules.ts'
import { received, receiversOf } from './receivers.ts'
import { type Material, status } from './rules.ts'
import { isReceiver } from './visible.ts'

const reminder = (code: 'material_unread' | 'material_due', row: Material, by: string) => ({
  code,
  params: { title: row.title, by, deadline: row.read_deadline?.slice(0, 16) ?? '' },
  link: readerLink(row),
  table: material.table,
  id: row.id,
  level: 2 as const,
})

/** Reminds those in the caller's scope who have not done what a must asks for; each once an hour. */
export const urge: Handler<typeof Contract.Urge> = async (ctx, { id, dept_id }) => {
  const { db, now } = ctx
  const row = await received(ctx, id)
  if (row.status !== status.published || !row.need_read) fail('WrongState', { reason: 'material.refused.noMust' })
  const waiting = await inUnit('sys_user.dept_id', { dept_id, include_child: 1 })
    .reduce((rows, condition) => rows.where(condition), receiversOf(ctx, row))
    .where(isReceiver(now))
    .where('reading.done_time', 'is', null)
    .select([
      'sys_user.id',
      'sys_user.real_name',
      sql<boolean>`exists (select from remind_msg where biz_table = 'material' and biz_id = ${id}
        and receiver_id = sys_user.id and send_time > ${now}::timestamptz - interval '1 hour')`.as('lately'),
    ])
    .execute()
  if (waiting.length === 0) fail('WrongState', { reason: 'material.refused.allRead' })
  const receivers = waiting.flatMap((receiver) => (receiver.lately ? [] : [receiver.id]))
  if (receivers.length === 0) fail('WrongState', { reason: 'material.refused.urgedLately' })
  const urged = await remind(db, { ...reminder('material_unread', row, ctx.user.name), receivers }, now)
  ctx.note({ table: material.table, id, after: { urged } })
  const why = message(ctx.lang, 'material.refused.urgedLately')
  const left = waiting.filter(({ lately }) => lately)
  if (waiting.length > 1)
    await keepBatch(ctx, {
      ...{ action: 'File/Urge', link: readerLink(row), done: receivers.length },
      left: left.map(({ real_name }) => ({ name: real_name, message: why })),
    })
  return { urged, left_out: waiting.length - urged }
}

const DAY = 86_400_000

/** Each morning (job material_due): whoever has not done a must whose deadline comes within a day. */
export async function remindDue({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const db = database.kysely as unknown as Kysely<Unscoped>
  const due = await everything(db)
    .selectFrom('material')
    .selectAll()
    .where('status', '=', status.published)
    .where('need_read', '=', true)
    .where('read_deadline', '>', moment(now))
    .where('read_deadline', '<=', moment(new Date(now.getTime() + DAY)))
    .execute()
  for (const row of due) {
    const waiting = await everything(db)
      .selectFrom('sys_user')
      .innerJoin('material', (join) => join.on('material.id', '=', row.id))
      .leftJoin('material_read as reading', (join) =>
        join
          .onRef('reading.user_id', '=', 'sys_user.id')
          .on('reading.material_id', '=', row.id)
          .on('reading.edition', '=', row.edition),
      )
      .where(isReceiver(now))
      .where('reading.done_time', 'is', null)
      .select('sys_user.id')
      .execute()
    await remindAll(db, [{ ...reminder('material_due', row, ''), receivers: waiting.map(({ id }) => id) }], now)
  }
}
