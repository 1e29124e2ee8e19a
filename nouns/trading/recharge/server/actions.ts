import type { Ctx } from '@shouya/server/core/context.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { paying } from '../../member/server/paying.ts'
import { countByStatus } from '../../server/countByStatus.ts'
import * as Recharge from '../contract.ts'
import { recharge as noun } from '../noun.ts'
import { accept, cancel, confirm, creditDevice, dismiss, pay } from './moves.ts'
import { offers } from './offers.ts'
import { askRefund, refund, refuseRefund } from './refund.ts'
import { conditionsOf, detailsOf, rowsOf, selectRecharges } from './rows.ts'
import { saveRecharge } from './save.ts'

/** The most members that a search answers. */
const MOST = 20

const devicesOf = ({ scoped }: Pick<Ctx, 'scoped'>, memberIds: readonly number[]) =>
  scoped
    .rows('device')
    .innerJoin('product', 'product.id', 'device.product_id')
    .select(['device.id', 'device_no', 'product_id', 'product_name', 'member_id'])
    .where(sql<boolean>`member_id = any(${memberIds}::bigint[])`)
    .orderBy('device_no')
    .execute()

export const recharge = handle(Recharge, {
  ...readActions(noun, { conditionsOf, select: selectRecharges, listed: rowsOf, detailed: detailsOf }),

  GetCount: (ctx, { status: _, ...query }) => countByStatus(ctx, 'recharge_order', conditionsOf(ctx)(query)),

  async GetMemberList(ctx, { keywords }) {
    const members = await ctx.scoped
      .rows('member')
      .select(['id', 'member_no', 'member_name'])
      .where(paying)
      .where(allOf(matching('member.search_text', keywords)))
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute()
    const devices = await devicesOf(
      ctx,
      members.map(({ id }) => id),
    )
    return members.map((member) => ({ ...member, devices: devices.filter(({ member_id }) => member_id === member.id) }))
  },

  GetDeviceList: (ctx, { member_id }) => devicesOf(ctx, [member_id]),

  GetOfferList: (ctx) => offers(ctx).orderBy('sort').orderBy('id').execute(),

  Save: saveRecharge,
  Pay: pay,
  Confirm: confirm,
  Credit: creditDevice,
  Accept: accept,
  Dismiss: dismiss,
  AskRefund: askRefund,
  Refund: refund,
  RefuseRefund: refuseRefund,
  Cancel: cancel,
})
