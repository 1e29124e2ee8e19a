import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { findSeen, updateRow } from '@shouya/server/noun/store.ts'
import { sql } from 'kysely'
import { todayOf } from '../../server/expiry.ts'
import type * as Company from '../contract.ts'
import { plansUntil } from './rows.ts'
import { companyMoves } from './rules.ts'

export const changeCompanyStatus: Handler<typeof Company.ChangeCompanyStatus> = async (ctx, input) => {
  const { id, version, command, reason } = input
  const before = await findSeen(ctx, 'escort_company', { id, version })
  const { from, to } = companyMoves[command]
  if (!(from as readonly number[]).includes(before.status)) fail('WrongState')
  const today = todayOf(ctx)
  if (command === 'resume' && before.valid_end < today) fail('WrongState', { reason: 'escort.companyExpired' })
  if (command === 'terminate') {
    const { day } = await ctx.db.selectNoFrom(plansUntil(ctx, sql`${id}`).as('day')).executeTakeFirstOrThrow()
    if (day !== null) fail('WrongState', { reason: 'escort.companyPlans', params: { day } })
  }
  const saved = await updateRow(ctx, 'escort_company', id, {
    status: to,
    status_reason: reason,
    status_time: ctx.now,
    status_user_id: ctx.user.userId,
    status_user_name: ctx.user.name,
  })
  ctx.note({ table: 'escort_company', id, before, after: { status: to }, message: reason })
  return saved
}
