import { fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { moment } from '@shouya/server/core/time/moment.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { allOf, inUnit } from '@shouya/server/registers/filters.ts'
import { find } from '@shouya/server/registers/find.ts'
import { sql } from 'kysely'
import { endSessions } from '../../session/server/session.ts'
import * as User from '../contract.ts'
import { user as noun } from '../noun.ts'
import { setAvatar } from './avatar.ts'
import { addUser, closeUser, editUser } from './change.ts'
import { dutiesOf } from './duties.ts'
import { importUsers, userImporter } from './import.ts'
import { onlineList } from './online.ts'
import { partyList } from './partyList.ts'
import { firstPassword, provePresence, recoverLogin, resetPassword, updatePassword } from './password.ts'
import { printReview } from './review.ts'
import { conditionsOf, selectUsers } from './rows.ts'
import { checkNotAbove } from './rules.ts'

export const user = handle(User, {
  GetByPage: pageOf(noun, { conditionsOf, select: selectUsers }),
  Get: recordOf(noun, selectUsers),
  GetPrintList: printReview,

  async GetDuties(ctx, { id }) {
    await find(ctx, 'sys_user', id)
    return dutiesOf(ctx, id)
  },

  async Reveal(ctx, { id }) {
    const { phone } = await find(ctx, 'sys_user', id)
    ctx.note({ type: 3, table: 'sys_user', id, message: 'phone' })
    return { phone }
  },

  async GetByDept(ctx, { dept_id }) {
    await find(ctx, 'dept', dept_id)
    return (
      ctx.scoped
        .rows('sys_user')
        .innerJoin('dept as unit', 'unit.id', 'sys_user.dept_id')
        .select(['sys_user.id', 'real_name', 'sys_user.dept_id', 'unit.dept_name', 'post'])
        .where(allOf(inUnit('sys_user.dept_id', { dept_id, include_child: 1 })))
        .where('sys_user.status', '=', 1)
        // The role of the administrator alone makes nobody responsible for a unit.
        .where(
          sql<boolean>`exists (select from user_role join role on role.id = role_id
          where role.status = 1 and role_code <> 'admin' and user_id = sys_user.id)`,
        )
        .orderBy('real_name')
        .limit(1000)
        .execute()
    )
  },

  GetPartyList: partyList,

  Add: prepared<typeof User.Add, Awaited<ReturnType<typeof firstPassword>>>(() => firstPassword(), addUser),
  Edit: editUser,
  Delete: closeUser,

  ResetPwd: prepared<typeof User.ResetPwd, Awaited<ReturnType<typeof firstPassword>>>(
    () => firstPassword(),
    async (ctx, { id }, fresh) => {
      const target = await find(ctx, 'sys_user', id, 'lock')
      await checkNotAbove(ctx, target)
      return resetPassword(ctx, target, fresh)
    },
  ),

  GetTemplate: (ctx) => template(ctx, userImporter),
  Import: importUsers,

  RecoverLogin: recoverLogin,
  UpdatePwd: updatePassword,
  SetAvatar: setAvatar,
  Prove: provePresence,

  async GetSessionList(ctx, { user_id }) {
    if (user_id !== undefined) await find(ctx, 'sys_user', user_id)
    const rows = await ctx.db
      .selectFrom('session')
      .select(['id', 'user_id', 'create_time', 'last_seen_time', 'expire_time', 'ip', 'user_agent'])
      .where('user_id', '=', user_id ?? ctx.user.userId)
      .where('end_time', 'is', null)
      .where('expire_time', '>', moment(ctx.now))
      .orderBy('last_seen_time', 'desc')
      .limit(200)
      .execute()
    return rows.map((row) => ({ ...row, current: row.id === ctx.user.sessionId }))
  },

  GetOnlineList: onlineList,

  async EndSession(ctx, { user_id, id }) {
    if (user_id === undefined && id === undefined)
      fail('BadInput', { data: [{ path: 'id', reason: 'input.required' }] })
    if (user_id !== undefined) await checkNotAbove(ctx, await find(ctx, 'sys_user', user_id))
    const userId = user_id ?? ctx.user.userId
    ctx.note({ table: 'sys_user', id: userId, ...(userId === ctx.user.userId ? {} : { forced: true }) })
    return { ended: await endSessions(ctx.db, { userId, only: id }, ctx.now) }
  },
})
