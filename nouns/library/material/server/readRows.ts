import type { Input, Result, Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { allOf, among, matching, when } from '@shouya/server/registers/filters.ts'
import { offsetOf, totalOf } from '@shouya/server/registers/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { filesOfMaterial } from './fileRows.ts'
import { coverOf, isOnTop, materialRows, sharedConditions, shownColumns } from './rows.ts'
import { readBy } from './visible.ts'

/** The conditions of the readers' list and its counter. */
const readConditions = (ctx: Pick<Ctx, 'user'>, query: Contract.ReadFilters): RawBuilder<boolean> =>
  allOf([
    readBy(ctx.user),
    ...sharedConditions(query),
    ...among('material.build_stage', query.build_stage === undefined ? undefined : [query.build_stage]),
    ...when(query.unread, sql`mine.read_time is null`),
    ...when(query.to_read, sql`material.need_read and mine.done_time is null`),
    ...matching('material.search_text', query.keywords),
  ])

/** Documents with the caller's own reading of their present edition. */
const withOwn = (ctx: Pick<Ctx, 'db' | 'user'>) =>
  materialRows(ctx).leftJoin('material_read as mine', (join) =>
    join
      .onRef('mine.material_id', '=', 'material.id')
      .onRef('mine.edition', '=', 'material.edition')
      .on('mine.user_id', '=', ctx.user.userId),
  )

/** What is published for the caller. */
export const readable = (ctx: Ctx, filters: Partial<Contract.ReadFilters>) =>
  withOwn(ctx).where(readConditions(ctx, { keywords: '', ...filters }))

const selectReadable = (ctx: Ctx) =>
  withOwn(ctx)
    .selectAll('material')
    .select(shownColumns(ctx.now))
    .select([
      sql<0 | 1>`(mine.read_time is not null)::int`.as('IsRead'),
      sql<number>`coalesce(mine.read_seconds, 0)`.as('read_seconds'),
      sql<number>`coalesce(mine.progress, 0)`.as('progress'),
      'mine.done_time',
      'mine.score',
      sql<Record<string, number>>`coalesce(mine.videos, '{}')`.as('videos'),
    ])

type Selected = Awaited<ReturnType<ReturnType<typeof selectReadable>['executeTakeFirstOrThrow']>>

const readRowOf = (row: Selected): Row<typeof Contract.GetReadPageList> => ({
  ...row,
  publish_time: row.publish_time ?? row.create_time,
  is_top: row.on_top,
  cover: coverOf(row),
  asks: row.form_id !== null,
})

/** One page of what is published for the caller: pinned ones first. */
export async function listReadable(
  ctx: Ctx,
  query: Input<typeof Contract.GetReadPageList>,
): Promise<Result<typeof Contract.GetReadPageList>> {
  const conditions = readConditions(ctx, query)
  const [rows, total] = await Promise.all([
    selectReadable(ctx)
      .where(conditions)
      .orderBy(isOnTop(ctx.now), 'desc')
      .orderBy(sql.ref(`material.${query.sort_field}`), query.sort_order)
      .orderBy('material.id', query.sort_order)
      .limit(query.pagesize)
      .offset(offsetOf(query))
      .execute(),
    totalOf(ctx.db, withOwn(ctx).where(conditions)),
  ])
  return { rows: rows.map(readRowOf), total }
}

/** A document as a reader opens it. */
export async function readDetailOf(ctx: Ctx, id: number): Promise<Row<typeof Contract.GetRead>> {
  const row = await selectReadable(ctx).where('material.id', '=', id).executeTakeFirstOrThrow()
  return {
    ...row,
    ...readRowOf(row),
    publish_user_name: row.publish_user_name ?? '',
    files: await filesOfMaterial(ctx.db, row),
    may_download: row.allow_download && can(ctx.user, 'file_search', 'download'),
    // How it came about is an affair of those who manage it.
    ...{ submit_time: null, return_reason: null, unpublish_time: null, unpublish_reason: null },
  }
}
