import type { Row } from '@shouya/contract/action'
import type { Sign } from '@shouya/contract/sign'
import type { Ctx } from '@shouya/server/core/context.ts'
import { conditionsIn, stillOpen } from '@shouya/server/noun/lists.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Repair from '../contract.ts'
import { repairOrder, report } from '../noun.ts'
import { forcible } from '../rules.ts'
import { dueTime, isOverdue } from './due.ts'
import { feeRequestOf } from './feeRequest.ts'
import { movesOf } from './rules.ts'
import { sourceLink } from './source.ts'
import { unapproved } from './unapproved.ts'

/** The conditions of the lists, the print, the export and the counters. */
export const conditionsOf =
  ({ now }: Pick<Ctx, 'now'>) =>
  (query: Repair.Filters): RawBuilder<boolean> =>
    allOf([
      ...conditionsIn(repairOrder, query),
      ...when(query.overdue, isOverdue(now)),
      ...when(query.open, stillOpen(repairOrder)),
      ...when(query.escalated, sql`repair_order.escalated_at is not null`),
      ...when(query.unapproved, unapproved),
    ])

/** Orders in the caller's scope with the deadline that comes next. */
export const selectOrders = ({ scoped, now }: Pick<Ctx, 'scoped' | 'now'>) =>
  scoped
    .rows('repair_order')
    .selectAll('repair_order')
    .select([dueTime.as('due_time'), isOverdue(now).as('overdue'), unapproved.as('unapproved')])

export type Timed = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>

/** Money is kept in 64 bits, which the driver answers as numbers. */
export const rowsOf = ({ user }: Pick<Ctx, 'user'>, rows: readonly Timed[]): Row<typeof Repair.GetPageList>[] =>
  rows.map((row) => ({ ...row, allowed: movesOf(row, user) }))

/** Orders with their parts, their flow and their signatures. */
export async function detailsOf(ctx: Ctx, rows: readonly Timed[]): Promise<Row<typeof Repair.Get>[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await ctx.db
    .selectFrom('repair_part')
    .select(['order_id', 'seq', 'name', 'spec', 'qty', 'price', 'under_warranty'])
    .where('order_id', 'in', ids)
    .orderBy('seq')
    .execute()
  const flow = await ctx.db
    .selectFrom('repair_flow')
    .select([
      'order_id',
      'action',
      'from_status',
      'to_status',
      'user_name',
      'role_code',
      'note',
      'file_ids',
      'create_time',
    ])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const { timezone } = ctx.services.database
  return Promise.all(
    rows.map(async (row) => {
      const [shown] = rowsOf(ctx, [row]) as [Row<typeof Repair.GetPageList>]
      const parts = items.filter(({ order_id }) => order_id === row.id)
      const signs = {
        request_sign: row.request_sign as Sign | null,
        dispatch_sign: row.dispatch_sign as Sign | null,
        fix_sign: row.fix_sign as Sign | null,
        confirm_sign: row.confirm_sign as Sign | null,
      }
      return {
        ...row,
        ...shown,
        ...signs,
        source_link: await sourceLink(ctx, row),
        items: parts,
        flow: flow.filter(({ order_id }) => order_id === row.id),
        report_intact: isIntact(report, { ...row, sign_hash: row.request_hash }, timezone),
        signature_intact: isIntact(repairOrder, { ...row, items: parts }, timezone),
        fee_request: await feeRequestOf(ctx, row),
        forcible: shown.allowed.includes('force') ? forcible(row) : [],
      }
    }),
  )
}
