import type { MessageKey } from '@shouya/contract/messages'
import { shutOut } from '@shouya/server/core/access/shutOut.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import { changeRow, toMove } from '@shouya/server/noun/write.ts'
import { sql } from 'kysely'
import { MEMBER_PEOPLE } from '../../server/userTypes.ts'
import type * as Member from '../contract.ts'
import { member } from '../noun.ts'
import { notByClock, statusStamp } from './stamp.ts'

/** Ends a membership once nothing of it is left. */
export const cancelMember: Handler<typeof Member.Cancel> = async (ctx, { reason, ...seen }) => {
  const before = await toMove(ctx, member, seen, 'cancel')
  const left = await leftOf(ctx, before.id)
  if (left) fail('WrongState', { reason: left })
  const status = member.states.codes.canceled
  const change = { status, ...notByClock, ...statusStamp(ctx, reason) }
  const saved = await changeRow(ctx, member, before, change, reason)
  await shutOut(ctx.db, { userType: MEMBER_PEOPLE, id: before.id, status }, ctx.now)
  return saved
}

/** What is left of a member: a device, money, or something that is not settled. Its accounts are locked, so that nothing arrives now. */
async function leftOf({ db }: Pick<Ctx, 'db'>, id: number): Promise<MessageKey | undefined> {
  await sql`select from ledger_account where owner_type = ${ownerType.member} and owner_id = ${id} order by id for update`.execute(
    db,
  )
  const { rows } = await sql<{ device: boolean; money: boolean; open: boolean }>`select
    exists (select from member_device bound where bound.member_id = ${id} and bound.status = 1) as device,
    exists (select from ledger_account account where account.owner_type = ${ownerType.member} and account.owner_id = ${id}
      and (account.balance <> 0 or account.frozen <> 0)) as money,
    exists (select from cash_pledge pledge where pledge.member_id = ${id} and pledge.status in (0, 2, 3, 4))
      or exists (select from recharge_order bought where bought.member_id = ${id} and bought.status in (1, 2, 5, 7))
      or exists (select from trade_order ordered where ordered.member_id = ${id} and ordered.status in (1, 2, 3, 31, 4, 6))
      as open`.execute(db)
  const [left] = rows
  if (left?.device) return 'member.refused.device'
  if (left?.money) return 'member.refused.money'
  return left?.open ? 'member.refused.open' : undefined
}
