import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { find } from '@shouya/server/registers/find.ts'
import { page, type Rows } from '@shouya/server/registers/page.ts'
import * as Payment from '../contract.ts'
import { oddOutcomes, payType } from '../noun.ts'
import { openPayer } from './open.ts'
import { paymentFound } from './payments.ts'
import { providerOf } from './provider/providers.ts'
import { conditionsOf, listed, seen, selectNotices } from './rows.ts'

export const paymentActions = handle(Payment, {
  async GetWayList({ services }) {
    const ways = await Promise.all(
      ([payType.wechat, payType.alipay] as const).map(async (type) => {
        const provider = await providerOf(services, type)
        return provider ? [{ pay_type: type, provider: provider.name }] : []
      }),
    )
    return ways.flat()
  },

  Open: openPayer,

  async Get(ctx, { id }) {
    await find(ctx, 'payment', id)
    return paymentFound(ctx, id)
  },

  async GetNoticePageList(ctx, query) {
    const source = {
      table: 'payment_notice',
      rows: selectNotices(ctx),
      count: ctx.db.selectFrom('payment_notice') as Rows<unknown>,
    }
    // Its keywords are whole numbers, which no index of words finds.
    const { rows, total } = await page(ctx.db, { ...query, keywords: '' }, conditionsOf(ctx, query), source)
    return { rows: listed(rows), total }
  },

  async SettleNotice(ctx, { id, settle_note }) {
    const notice = await ctx.db
      .selectFrom('payment_notice')
      .select(['outcome', 'settle_time', 'trade_no'])
      .where('id', '=', id)
      .where((eb) => eb.and(seen(ctx).map((condition) => eb(condition, '=', true))))
      .forUpdate()
      .executeTakeFirst()
    if (!notice) fail('NotFound')
    if (!oddOutcomes.some((outcome) => outcome === notice.outcome) || notice.settle_time !== null)
      fail('WrongState', { reason: 'payment.refused.settled' })
    const by = { settle_user_id: ctx.user.userId, settle_user_name: ctx.user.name, settle_time: ctx.now }
    await ctx.db
      .updateTable('payment_notice')
      .set({ settle_note, ...by })
      .where('id', '=', id)
      .execute()
    ctx.note({
      table: 'payment_notice',
      id,
      ...(notice.trade_no && { billNo: notice.trade_no }),
      after: { settle_note },
    })
    return null
  },
})
