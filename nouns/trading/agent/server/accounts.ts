import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { type Handler, prepared } from '@shouya/server/core/handle.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { find } from '@shouya/server/registers/find.ts'
import { checkNotAbove, firstPassword, insertAccount, resetPassword } from '../../../settings/server/public.ts'
import { AGENT_PEOPLE } from '../../server/userTypes.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'

/** The role of the people of agents (domain 13). */
const ROLE = 'agent_user'
/** Dictionary user_status. */
const CLOSED = 3

type Fresh = Awaited<ReturnType<typeof firstPassword>>

export const accountsOf: Handler<typeof Agent.GetAccountList> = async (ctx, { id }) => {
  await find(ctx, agent.table, id)
  const rows = await everything(ctx.db)
    .selectFrom('sys_user')
    .select(['id', 'username', 'real_name', 'phone', 'expire_date', 'last_login_time', 'status'])
    .where('user_type', '=', AGENT_PEOPLE)
    .where('party_id', '=', id)
    .where('status', '<>', CLOSED)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, phone: maskNumber(row.phone) }))
}

/** An account of the caller's unit, which looks after the agent. */
export const addAccount = prepared<typeof Agent.AddAccount, Fresh>(
  () => firstPassword(),
  async (ctx, { id, ...person }, { password, hash }) => {
    const { agent_name, status } = await find(ctx, agent.table, id, 'lock')
    if (status !== agent.states.codes.approved) fail('WrongState', { reason: 'agent.refused.notApproved' })
    if (person.expire_date < todayOf(ctx)) failAt('expire_date', 'user.refused.expire')
    const account = { ...person, dept_id: ctx.user.deptId, user_type: AGENT_PEOPLE, party_id: id }
    const made = await insertAccount(ctx, account, [await roleId(ctx)], hash)
    ctx.note({ table: 'sys_user', id: made.id, after: account, message: agent_name })
    return { id: made.id, password }
  },
)

export const resetAccount = prepared<typeof Agent.ResetPwd, Fresh>(
  () => firstPassword(),
  async (ctx, { user_id }, fresh) => {
    const target = await everything(ctx.db)
      .selectFrom('sys_user')
      .selectAll()
      .where('id', '=', user_id)
      .where('user_type', '=', AGENT_PEOPLE)
      .forUpdate()
      .executeTakeFirst()
    if (!target?.party_id) return fail('NotFound')
    await find(ctx, agent.table, target.party_id)
    await checkNotAbove(ctx, target)
    return resetPassword(ctx, target, fresh)
  },
)

async function roleId({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const role = await db
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', ROLE)
    .where('status', '=', 1)
    .executeTakeFirst()
  return role?.id ?? fail('WrongState', { reason: 'agent.refused.noRole' })
}
