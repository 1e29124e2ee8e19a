import type { Row } from '@shouya/contract/action'
import type { MoveName } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { isOnline } from '../../payment/noun.ts'
import { paymentsOf } from '../../payment/server/payments.ts'
import { datedConditions } from '../../server/datedConditions.ts'
import type * as Contract from '../contract.ts'
import { recharge } from '../noun.ts'
import { backOf } from '../rules.ts'
import { leftOf } from './left.ts'
import { recordOf } from './types.ts'

/** The conditions of the lists, the export and the counters. */
export const conditionsOf =
  (_: unknown) =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      ...datedConditions(recharge, query),
      ...when(query.agent_id, sql`recharge_order.agent_id = ${query.agent_id}`),
      ...when(query.member_id, sql`recharge_order.member_id = ${query.member_id}`),
      ...when(query.device_id, sql`recharge_order.device_id = ${query.device_id}`),
    ])

/** Recharges in scope with the names of whom and what they are for. */
export const selectRecharges = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('recharge_order')
    .innerJoin('member', 'member.id', 'recharge_order.member_id')
    .innerJoin('agent', 'agent.id', 'recharge_order.agent_id')
    .leftJoin('device', 'device.id', 'recharge_order.device_id')
    .selectAll('recharge_order')
    .select(['member.member_no', 'member.member_name', 'agent.agent_name', 'device.device_no'])

export type Selected = Awaited<ReturnType<ReturnType<typeof selectRecharges>['executeTakeFirstOrThrow']>>

type Of = Pick<Selected, 'status' | 'pay_type' | 'create_user_id' | 'refund_apply_user_id' | 'end_time'>

/** The moves that the caller may make: a provider's payment is not confirmed by hand, and who asked for a refund does not pay it. */
const movesOf = (row: Of, user: Principal): MoveName<typeof recharge>[] =>
  allowedMoves(recharge, row, user).filter((move) => {
    if (move === 'confirm') return !isOnline(row.pay_type)
    if (move === 'refund' || move === 'keep') return row.refund_apply_user_id !== user.userId
    return move !== 'askRefund' || row.end_time === null
  })

export const rowsOf = ({ user }: Pick<Ctx, 'user'>, rows: readonly Selected[]): Row<typeof Contract.GetPageList>[] =>
  rows.map((row) => ({ ...row, allowed: movesOf(row, user) }))

/** Recharges with their payments, and what a refund would pay back now. */
export const detailsOf = (ctx: Ctx, rows: readonly Selected[]): Promise<Row<typeof Contract.Get>[]> =>
  Promise.all(
    rows.map(async (row) => {
      const allowed = movesOf(row, ctx.user)
      const left = allowed.includes('askRefund') ? await leftOf(everything(ctx.db), row, ctx.now) : null
      return {
        ...row,
        allowed,
        refundable: left && backOf(row, left.unused),
        payments: await paymentsOf(ctx, recordOf(row)),
      }
    }),
  )
