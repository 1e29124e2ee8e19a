import type { Input, Result } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as NoticeContract from '../contract.ts'
import { findManaged } from './find.ts'
import { type Notice, status } from './rules.ts'
import { isReceiver } from './visible.ts'

/** A notice that people have received: its receipts are there to be seen. */
export async function published(ctx: Ctx, id: number): Promise<Notice> {
  const row = await findManaged(ctx, id)
  return row.status === status.draft ? fail('WrongState', { reason: 'notice.refused.draft' }) : row
}

/** People in the caller's scope with their receipt of the present edition: receivers, and who read it before they left. */
export const receiversOf = ({ scoped, now }: Ctx, { id, edition, recv_dept_id }: Notice) =>
  scoped
    .rows('sys_user')
    .leftJoin('notice_read as receipt', (join) =>
      join
        .onRef('receipt.user_id', '=', 'sys_user.id')
        .on('receipt.notice_id', '=', id)
        .on('receipt.edition', '=', edition),
    )
    .where(sql<boolean>`(receipt.user_id is not null or ${isReceiver(recv_dept_id, now)})`)

const states = {
  read: sql`receipt.read_time is not null`,
  unread: sql`receipt.read_time is null`,
  confirmed: sql`receipt.confirm_time is not null`,
  unconfirmed: sql`receipt.confirm_time is null`,
} as const

const conditionsOf = (query: NoticeContract.ReceiptFilters): RawBuilder<boolean> =>
  allOf([
    ...inUnit('sys_user.dept_id', { dept_id: query.dept_id, include_child: 1 }),
    ...(query.state === undefined ? [] : [states[query.state] as RawBuilder<boolean>]),
    ...matching('sys_user.search_text', query.keywords),
  ])

/** Those that a query names, with what a row shows. */
const rowsOf = (ctx: Ctx, row: Notice) =>
  receiversOf(ctx, row)
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select([
      'sys_user.id',
      'real_name',
      'dept.dept_name',
      'post',
      'receipt.read_time',
      'receipt.confirm_time',
      'receipt.receipt_text',
      sql<0 | 1>`(receipt.user_id is not null)::int`.as('IsRead'),
      sql<string | null>`(select max(send_time) from remind_msg where biz_table = 'notice' and biz_id = ${row.id}
        and receiver_id = sys_user.id)`.as('remind_time'),
    ])

export async function listReceipts(
  ctx: Ctx,
  query: Input<typeof NoticeContract.GetReceiptPageList>,
): Promise<Result<typeof NoticeContract.GetReceiptPageList>> {
  const row = await published(ctx, query.id)
  return page(ctx.db, query, conditionsOf(query), {
    table: 'sys_user',
    rows: rowsOf(ctx, row),
    count: receiversOf(ctx, row),
  })
}

/** The receipts that an export takes. */
export const selectReceipts = (ctx: Ctx, query: NoticeContract.ReceiptFilters, _plain: boolean, row: Notice) =>
  rowsOf(ctx, row).where(conditionsOf(query)).orderBy('dept.path').orderBy('sys_user.id')

/** Counted by unit, in the order of the organisation. */
export async function countReceipts(ctx: Ctx, id: number): Promise<Result<typeof NoticeContract.GetReceiptDeptList>> {
  return receiversOf(ctx, await published(ctx, id))
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select([
      'dept.id as dept_id',
      'dept.dept_name',
      sql<number>`count(*)::int`.as('receivers'),
      sql<number>`count(receipt.read_time)::int`.as('read'),
      sql<number>`count(receipt.confirm_time)::int`.as('confirmed'),
    ])
    .groupBy(['dept.id', 'dept.dept_name', 'dept.path'])
    .orderBy('dept.path')
    .execute()
}
