import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { after, cursorTime, cut } from '@shouya/server/registers/keyset.ts'
import type * as User from '../contract.ts'
import { conditionsOf } from './rows.ts'

/** Sessions that have neither ended nor expired. */
const liveSessions = ({ db, now }: Pick<Ctx, 'db' | 'now'>) =>
  db
    .selectFrom('session')
    .select(['serial as id', 'id as session', 'user_id', 'create_time', 'last_seen_time', 'ip', 'user_agent'])
    .where('end_time', 'is', null)
    .where('expire_time', '>', moment(now))
    .as('live')

/** The live sessions of the accounts in scope. */
export const onlineList: Handler<typeof User.GetOnlineList> = async (ctx, query) => {
  const rows = await ctx.scoped
    .rows('sys_user')
    .innerJoin(liveSessions(ctx), 'live.user_id', 'sys_user.id')
    .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
    .select([
      'live.id',
      'session',
      'live.user_id',
      'username',
      'real_name',
      'unit.dept_name',
      'live.create_time',
      'last_seen_time',
      'ip',
      'user_agent',
      cursorTime('live', 'create_time').as('cursor_time'),
    ])
    .where(
      allOf([
        ...inUnit('sys_user.dept_id', query),
        ...matching('sys_user.search_text', query.keywords),
        ...after('live', 'create_time', query.cursor),
      ]),
    )
    .orderBy('live.create_time', 'desc')
    .orderBy('live.id', 'desc')
    .limit(query.pagesize + 1)
    .execute()
  const { rows: page, next } = cut(rows, query.pagesize)
  return { rows: page.map((row) => ({ ...row, current: row.session === ctx.user.sessionId })), next }
}

/** The counters of accounts on the work bench. */
export function accountCounters(ctx: Ctx): Counters<'user_locked' | 'user_online'> {
  const { user, scoped } = ctx
  if (!can(user, 'sys_user', 'query')) return {}
  const locked = scoped.rows('sys_user').where(conditionsOf(ctx)({ keywords: '', include_child: 1, locked: true }))
  return {
    ...(can(user, 'sys_user', 'unlock') ? { user_locked: counted(locked) } : {}),
    user_online: counted(scoped.rows('sys_user').innerJoin(liveSessions(ctx), 'live.user_id', 'sys_user.id')),
  }
}
