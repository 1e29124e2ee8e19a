import { linkTo } from '@shouya/noun/noun'
import { remindAll } from '@shouya/server/core/messages/remind.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import { holdersOf } from '../../server/holdersOf.ts'
import { deposit } from '../noun.ts'
import { refundParams } from './tell.ts'

const { approved, failed } = pledge.states.codes

/** Every morning: reminds those who pay of approved refunds whose last day has passed. */
export async function remindOfLateRefunds({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  await database.kysely.transaction().execute(async (tx) => {
    const late = await tx
      .selectFrom('cash_pledge')
      .innerJoin('member', 'member.id', 'cash_pledge.member_id')
      .innerJoin('device', 'device.id', 'cash_pledge.device_id')
      .select(['cash_pledge.id', 'binding_id', 'amount', 'pay_due', 'member_name', 'device_no'])
      .where('cash_pledge.type', '=', pledgeTypes.refund)
      .where('cash_pledge.status', 'in', [approved, failed])
      .where('pay_due', '<', today)
      .orderBy('cash_pledge.id')
      .execute()
    if (late.length === 0) return
    const db = tx as unknown as Kysely<Unscoped>
    const receivers = await holdersOf(db, deposit.permission, deposit.moves.payRefund.operation)
    const messages = late.map((row) => ({
      ...{
        code: 'deposit_refund_overdue' as const,
        receivers,
        params: { ...refundParams(row, row.amount), due: row.pay_due ?? '' },
      },
      ...{ link: linkTo(deposit, row.binding_id), table: pledge.table, id: row.id, act: today, level: 2 as const },
    }))
    await remindAll(db, messages, now)
  })
}
