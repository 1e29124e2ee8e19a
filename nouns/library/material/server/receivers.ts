import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { allOf, inUnit, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { findManaged } from './find.ts'
import { type Material, status } from './rules.ts'
import { isReceiver } from './visible.ts'

/** How many a document is for now. */
export async function countReceivers({ db, now }: Pick<Ctx, 'db' | 'now'>, { id }: Pick<Material, 'id'>) {
  const { count } = await everything(db)
    .selectFrom('sys_user')
    .innerJoin('material', (join) => join.on('material.id', '=', id))
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isReceiver(now))
    .executeTakeFirstOrThrow()
  return count
}

/** A document that people have received: its readings are there to be seen. */
export async function received(ctx: Ctx, id: number): Promise<Material> {
  const row = await findManaged(ctx, id)
  if (row.status === status.draft || row.status === status.pending)
    fail('WrongState', { reason: 'material.refused.notPublished' })
  return row
}

/** People in the caller's scope with their reading of the present edition: receivers, and who read it before they left. */
export const receiversOf = ({ scoped, now }: Ctx, { id, edition }: Material) =>
  scoped
    .rows('sys_user')
    .innerJoin('material', (join) => join.on('material.id', '=', id))
    .leftJoin('material_read as reading', (join) =>
      join
        .onRef('reading.user_id', '=', 'sys_user.id')
        .on('reading.material_id', '=', id)
        .on('reading.edition', '=', edition),
    )
    .where(sql<boolean>`(reading.read_time is not null or ${isReceiver(now)})`)

const states = {
  read: sql`reading.read_time is not null`,
  unread: sql`reading.read_time is null`,
  answered: sql`reading.answer_time is not null`,
  unanswered: sql`reading.answer_time is null`,
} as const

const conditionsOf = (query: Contract.ReceiptFilters): RawBuilder<boolean> =>
  allOf([
    ...inUnit('sys_user.dept_id', { dept_id: query.dept_id, include_child: 1 }),
    ...(query.state === undefined ? [] : [states[query.state] as RawBuilder<boolean>]),
    ...matching('sys_user.search_text', query.keywords),
  ])

/** Those that a query names, with what a row shows. */
const rowsOf = (ctx: Ctx, row: Material) =>
  receiversOf(ctx, row)
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select([
      'sys_user.id',
      'real_name',
      'dept.dept_name',
      'post',
      'reading.read_time',
      'reading.read_seconds',
      'reading.progress',
      'reading.score',
      'reading.answer_time',
      'reading.download_time',
      sql<0 | 1>`(reading.read_time is not null)::int`.as('IsRead'),
      sql<string | null>`(select max(send_time) from remind_msg where biz_table = 'material' and biz_id = ${row.id}
        and receiver_id = sys_user.id)`.as('remind_time'),
    ])

export async function listReceipts(
  ctx: Ctx,
  query: Input<typeof Contract.GetReceiptPageList>,
): Promise<Result<typeof Contract.GetReceiptPageList>> {
  const row = await received(ctx, query.id)
  return page(ctx.db, query, conditionsOf(query), {
    table: 'sys_user',
    rows: rowsOf(ctx, row),
    count: receiversOf(ctx, row),
  })
}

/** The readings that an export takes. */
export const selectReceipts = (ctx: Ctx, query: Contract.ReceiptFilters, _plain: boolean, row: Material) =>
  rowsOf(ctx, row).where(conditionsOf(query)).orderBy('dept.path').orderBy('sys_user.id')

/** Counted by unit, in the order of the organisation. */
export async function countReceipts(ctx: Ctx, id: number): Promise<Result<typeof Contract.GetReceiptDeptList>> {
  return receiversOf(ctx, await received(ctx, id))
    .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
    .select([
      'dept.id as dept_id',
      'dept.dept_name',
      sql<number>`count(*)::int`.as('receivers'),
      sql<number>`count(reading.read_time)::int`.as('read'),
      sql<number>`count(reading.answer_time)::int`.as('answered'),
      sql<number | null>`round(avg(reading.score))::int`.as('score'),
    ])
    .groupBy(['dept.id', 'dept.dept_name', 'dept.path'])
    .orderBy('dept.path')
    .execute()
}
