import { message } from '@shouya/contract/messages'
import { reading } from '@shouya/server/core/access/asSystem.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { type Handler, prepared } from '@shouya/server/core/handle.ts'
import { instant } from '@shouya/server/core/time/local.ts'
import { find } from '@shouya/server/registers/find.ts'
import { type Open, paymentStatus } from '../contract.ts'
import { paymentFound } from './payments.ts'
import { providerNamed } from './provider/providers.ts'

/** Asks the provider before the transaction: what the payer scans is the same for each call. */
export const openPayer: Handler<typeof Open> = prepared<typeof Open, string>(
  async (call, { id }) => {
    const { services, now } = call
    const row = await find(reading(call, call.user), 'payment', id)
    const expireTime = instant(row.expire_time, services.database.timezone)
    if (row.status !== paymentStatus.waiting || expireTime <= now) fail('WrongState')
    if (row.code_url) return row.code_url
    const provider = await providerNamed(services, row.provider)
    if (!provider) fail('WrongState', { reason: 'payment.refused.notSetUp' })
    const subject = message('CN', 'payment.subject', { number: row.pay_no })
    return provider.open({ payNo: row.pay_no, amount: row.amount, subject, expireTime })
  },
  async (ctx, { id }, code_url) => {
    const changed = await ctx.scoped
      .change('payment')
      .set({ code_url })
      .where('id', '=', id)
      .where('status', '=', paymentStatus.waiting)
      .returning('id')
      .executeTakeFirst()
    if (!changed) fail('WrongState')
    const row = await paymentFound(ctx, id)
    ctx.note({ table: 'payment', id, after: { pay_no: row.pay_no, amount: row.amount } })
    return { ...row, code_url }
  },
)
