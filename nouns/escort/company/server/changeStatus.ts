import { shutOut } from '@shouya/server/core/access/shutOut.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { statusStamp } from '../../server/statusStamp.ts'
import type * as Company from '../contract.ts'
import { company } from '../noun.ts'
import { plansUntil } from './rows.ts'

/** Dictionary user_type. */
const ESCORT = 2

export const changeCompanyStatus: Handler<typeof Company.ChangeCompanyStatus> = async (ctx, input) => {
  const { id, version, command, reason } = input
  const before = await toMove(ctx, company, { id, version }, command)
  if (command === 'resume' && before.valid_end < todayOf(ctx)) fail('WrongState', { reason: 'company.refused.expired' })
  if (command === 'terminate') {
    const { day } = await ctx.db.selectNoFrom(plansUntil(ctx, sql`${id}`).as('day')).executeTakeFirstOrThrow()
    if (day !== null) fail('WrongState', { reason: 'company.refused.plans', params: { day } })
  }
  const status = company.states.codes[company.moves[command].to]
  const saved = await updateRow(ctx, company.table, id, { status, ...statusStamp(ctx, reason) })
  await shutOut(ctx.db, { userType: ESCORT, id, status }, ctx.now)
  ctx.note({ table: company.table, id, before, after: { status }, message: reason })
  return saved
}
