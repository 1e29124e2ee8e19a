import { sql } from 'kysely'
import { type Ctx, can } from '../../../core/context.ts'

/** What the work bench tells those who look after accounts. */
export async function accountCounters({ user, now, scoped }: Ctx) {
  if (!can(user, 'sys_user', 'unlock')) return {}
  return scoped
    .rows('sys_user')
    .select(sql<number>`count(*)::int`.as('user_locked'))
    .where(sql<boolean>`lower(username) in (select name_key from sign_in_lock where until > ${now})`)
    .executeTakeFirstOrThrow()
}
