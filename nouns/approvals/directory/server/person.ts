import type { UserId } from '@shouya/approvals/definition'
import type { Person } from '@shouya/approvals/question'
import { everything } from '@shouya/server/core/access/everything.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { sql } from 'kysely'
import type { Runner } from '../../request/server/runner.ts'
import { mayDecide } from './members.ts'

/** Whether people may decide (an active account with the right), and their substitutes, in one query. */
export async function peopleOf(
  { db, now, services }: Runner,
  flow: number,
  users: readonly UserId[],
): Promise<ReadonlyMap<UserId, Person>> {
  if (users.length === 0) return new Map()
  const { timezone } = services.database
  const able = await everything(db)
    .selectFrom('sys_user')
    .select('sys_user.id')
    .where('sys_user.id', 'in', users)
    .where('status', '=', 1)
    .where(mayDecide)
    .execute()
  const leaves = await db
    .selectFrom('appr_leave')
    .select(['user_id', 'substitute_id', 'from_time', 'to_time'])
    .where('user_id', 'in', users)
    .where('revoke_time', 'is', null)
    .where('to_time', '>', moment(now))
    .where(sql<boolean>`(flow_ids = '{}' or ${flow} = any(flow_ids))`)
    .orderBy('id')
    .execute()
  const mayAct = new Set(able.map(({ id }) => id))
  const at = (text: string) => instant(text, timezone).getTime()
  const leavesOf = (user: UserId) =>
    leaves
      .filter(({ user_id }) => user_id === user)
      .map((leave) => ({ substitute: leave.substitute_id, from: at(leave.from_time), to: at(leave.to_time) }))
  return new Map(users.map((user) => [user, { mayAct: mayAct.has(user), leaves: leavesOf(user) }]))
}
