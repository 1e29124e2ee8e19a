import type { UserId } from '@shouya/approvals/definition'
import type { Person } from '@shouya/approvals/question'
import { sql } from 'kysely'
import { everything } from '../../../core/access/everything.ts'
import { instant } from '../../../core/time/local.ts'
import { moment } from '../../../core/time/moment.ts'
import type { Runner } from '../run/runner.ts'
import { mayDecide } from './mayDecide.ts'

/** Whether somebody may decide at all (an active account with the right), and who stands in for them. */
export async function personOf({ db, now, services }: Runner, flow: number, user: UserId): Promise<Person> {
  const { timezone } = services.database
  const able = await everything(db)
    .selectFrom('sys_user')
    .select('sys_user.id')
    .where('sys_user.id', '=', user)
    .where('status', '=', 1)
    .where(mayDecide)
    .executeTakeFirst()
  const leaves = await db
    .selectFrom('appr_leave')
    .select(['substitute_id', 'from_time', 'to_time'])
    .where('user_id', '=', user)
    .where('revoke_time', 'is', null)
    .where('to_time', '>', moment(now))
    .where(sql<boolean>`(flow_ids = '{}' or ${flow} = any(flow_ids))`)
    .execute()
  const at = (text: string) => instant(text, timezone).getTime()
  return {
    mayAct: able !== undefined,
    leaves: leaves.map((leave) => ({
      substitute: leave.substitute_id,
      from: at(leave.from_time),
      to: at(leave.to_time),
    })),
  }
}
