import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, matching, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import { paymentsOfAll } from '../../payment/server/payments.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import type * as Deposit from '../contract.ts'
import { deposit } from '../noun.ts'
import { heldOf, outstandingOf } from '../rules.ts'
import { depositMoves } from './moves.ts'
import { originsOf } from './origins.ts'
import { paidThrough } from './paidThrough.ts'

const { waiting, approved, failed } = pledge.states.codes
const open = sql.raw([waiting, approved, failed].join())
const REFUND = sql.raw(String(pledgeTypes.refund))

/** A deposit by its member or its device. */
const named = (keywords: string): RawBuilder<boolean>[] =>
  keywords === ''
    ? []
    : [
        sql`(deposit.member_id = any(array(select owner.id from member owner where ${allOf(matching('owner.search_text', keywords))}))
          or deposit.device_id = any(array(select leased.id from device leased where ${allOf(matching('leased.search_text', keywords))})))`,
      ]

/** The conditions of the list and the counters. */
export const conditionsOf =
  (ctx: Pick<Ctx, 'now' | 'services'>) =>
  ({ keywords, ...query }: Deposit.DepositFilters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(deposit, { ...query, keywords: '' }),
      ...named(keywords),
      ...when(
        query.overdue,
        sql`exists (select from cash_pledge late where late.binding_id = deposit.id and late.type = ${REFUND}
          and late.status in (${sql.raw([approved, failed].join())}) and late.pay_due < ${localDay(ctx.now, ctx.services.database.timezone)}::date)`,
      ),
    ])

/** `device.status`, whose noun needs this one, `device_command.cmd`, and `device_command.result` of those that have not ended. */
const device = { assigned: 1, running: 3 } as const
const START = 1
const pending = [0, 1]

/** Its device runs in its binding, or was told to start. */
const runs = sql<boolean>`(deposit.bind_status = 1 and (leased.status = ${sql.lit(device.running)}
  or exists (select from device_command told where told.device_id = leased.id and told.cmd = ${sql.lit(START)}
    and told.result in (${sql.join(pending.map((result) => sql.lit(result)))}))))`

/** Its device was unbound before it was activated, as its life says: its member never had it. */
const isUnused = sql<boolean>`exists (select from device_event ended where ended.device_id = deposit.device_id
  and ended.action = 'unbind' and ended.create_time = deposit.unbind_time
  and ended.from_status = ${sql.lit(device.assigned)})`

/** Deposits in the caller's scope with the refund that is under way. */
export const selectDeposits = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('deposit')
    .leftJoin('cash_pledge as refund', (join) =>
      join
        .onRef('refund.binding_id', '=', 'deposit.id')
        .on('refund.type', '=', pledgeTypes.refund)
        .on(sql<boolean>`refund.status in (${open})`),
    )
    .innerJoin('member as owner', 'owner.id', 'deposit.member_id')
    .innerJoin('agent as seller', 'seller.id', 'deposit.agent_id')
    .innerJoin('device as leased', 'leased.id', 'deposit.device_id')
    .innerJoin('product as kind', 'kind.id', 'leased.product_id')
    .selectAll('deposit')
    .select(['owner.status as member_status', 'owner.auto_frozen as member_auto_frozen'])
    .select(['owner.member_name', 'seller.agent_name', 'leased.device_no', 'kind.product_name'])
    .select([runs.as('runs'), isUnused.as('is_unused')])
    .select([
      'refund.id as refund_id',
      'refund.amount as refund_amount',
      'refund.apply_user_id as refund_user_id',
      'refund.apply_user_name as refund_user_name',
      'refund.audit_user_id as refund_audit_user_id',
      'refund.status as refund_status',
      'refund.origin_pledge_no as refund_origin',
      'refund.pay_user_id as refund_pay_user_id',
      'refund.pay_due as refund_due',
      'refund.fail_reason as fail_reason',
    ])

export type DepositRow = Awaited<ReturnType<ReturnType<typeof selectDeposits>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it. */
export const rowOf =
  ({ user, now, services }: Pick<Ctx, 'user' | 'now' | 'services'>) =>
  (row: DepositRow): Row<typeof Deposit.GetDepositPageList> => {
    const refundable = heldOf(row) - (row.refund_amount ?? 0)
    const overdue = row.refund_due !== null && row.refund_due < localDay(now, services.database.timezone)
    return { ...row, refundable, overdue, moves: depositMoves(user, { ...row, refundable }) }
  }

/** A deposit with its records and payments, the ways on which its money came, and where it could be used. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: DepositRow): Promise<Row<typeof Deposit.GetDeposit>> => {
    const all = everything(ctx.db)
    const records = await all
      .selectFrom('cash_pledge')
      .select(['id', 'pledge_no', 'type', 'amount', 'status', 'create_time', 'finish_time'])
      .where((eb) => eb.or([eb('binding_id', '=', row.id), eb('to_binding_id', '=', row.id)]))
      .orderBy('id', 'desc')
      .execute()
    const others = await all
      .selectFrom('deposit')
      .innerJoin('device', 'device.id', 'deposit.device_id')
      .select(['deposit.id', 'device_no', 'deposit_due', 'deposit_paid', 'deposit_deducted', 'deposit_refunded'])
      .where('deposit.member_id', '=', row.member_id)
      .where('deposit.id', '<>', row.id)
      .where('bind_status', '=', 1)
      .orderBy('deposit.id')
      .execute()
    const through = row.refund_origin === null ? undefined : await paidThrough(ctx.db, row.refund_origin)
    return {
      ...row,
      ...rowOf(ctx)(row),
      records,
      origins: await originsOf(ctx.db, row.id),
      payments: await paymentsOfAll(
        ctx,
        pledge.table,
        records.map(({ id }) => id),
      ),
      refund_provider: through?.provider ?? null,
      targets: others
        .map(({ id, device_no, ...figures }) => ({ id, device_no, outstanding: outstandingOf(figures) }))
        .filter(({ outstanding }) => outstanding > 0),
    }
  }
