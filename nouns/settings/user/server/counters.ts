import { type Ctx, can } from '@shouya/server/core/context.ts'
import { type Counters, counted } from '@shouya/server/core/counts/counted.ts'
import { liveSessions } from './online.ts'
import { conditionsOf } from './rows.ts'

/** What the work bench tells those who look after accounts. */
export function accountCounters(ctx: Ctx): Counters<'user_locked' | 'user_online'> {
  const { user, scoped } = ctx
  if (!can(user, 'sys_user', 'query')) return {}
  const locked = scoped.rows('sys_user').where(conditionsOf(ctx, { keywords: '', include_child: 1, locked: true }))
  return {
    ...(can(user, 'sys_user', 'unlock') ? { user_locked: counted(locked) } : {}),
    user_online: counted(scoped.rows('sys_user').innerJoin(liveSessions(ctx), 'live.user_id', 'sys_user.id')),
  }
}
