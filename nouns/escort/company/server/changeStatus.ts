import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { checkVersion, find } from '@shouya/server/registers/find.ts'
import { changed } from '@shouya/server/registers/stamps.ts'
import { sql } from 'kysely'
import { todayOf } from '../../server/expiry.ts'
import type * as Company from '../contract.ts'
import { plansUntil } from './rows.ts'
import { companyMoves } from './rules.ts'

export const changeCompanyStatus: Handler<typeof Company.ChangeCompanyStatus> = async (ctx, input) => {
  const { id, version, command, reason } = input
  const before = await find(ctx, 'escort_company', id, 'lock')
  checkVersion(before, version)
  const { from, to } = companyMoves[command]
  if (!(from as readonly number[]).includes(before.status)) fail('WrongState')
  const today = todayOf(ctx)
  if (command === 'resume' && before.valid_end < today) fail('WrongState', { reason: 'escort.companyExpired' })
  if (command === 'terminate') {
    const { day } = await ctx.db.selectNoFrom(plansUntil(ctx, sql`${id}`).as('day')).executeTakeFirstOrThrow()
    if (day !== null) fail('WrongState', { reason: 'escort.companyPlans', params: { day } })
  }
  const saved = await ctx.scoped
    .change('escort_company')
    .set({
      status: to,
      status_reason: reason,
      status_time: ctx.now,
      status_user_id: ctx.user.userId,
      status_user_name: ctx.user.name,
      ...changed(ctx),
    })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  ctx.note({ table: 'escort_company', id, before, after: { status: to }, message: reason })
  return saved
}
