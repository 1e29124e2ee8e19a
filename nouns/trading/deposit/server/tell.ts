import { linkTo } from '@shouya/noun/noun'
import type { Ctx } from '@shouya/server/core/context.ts'
import { type RemindCode, remind } from '@shouya/server/core/messages/remind.ts'
import { pledge } from '../../pledge/noun.ts'
import { deposit } from '../noun.ts'
import type { Locked } from './lock.ts'

type Code = Extract<RemindCode, `deposit_refund_${string}`>
/** Reminders of a refund that is to be paid. */
export const payReminders = ['deposit_refund_pay', 'deposit_refund_failed', 'deposit_refund_overdue'] as const

type Told = { readonly amount: number; readonly reason?: string; readonly receivers: readonly number[] }

/** What a reminder says of a refund; the amount in yuan. */
export const refundParams = (
  { member_name, device_no }: Pick<Locked, 'member_name' | 'device_no'>,
  amount: number,
) => ({
  ...{ member: member_name, device: device_no, amount: (amount / 100).toFixed(2) },
})

/** Tells people of a refund that their part has come, or how it went on. */
export const tell = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: Pick<Locked, 'id' | 'member_name' | 'device_no'>,
  id: number,
  code: Code,
  { amount, reason = '', receivers }: Told,
) =>
  remind(
    ctx.db,
    {
      ...{ code, receivers, params: { ...refundParams(row, amount), reason } },
      ...{ link: linkTo(deposit, row.id), table: pledge.table, id, act: ctx.now.getTime(), level: 1 },
    },
    ctx.now,
  )
