import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, inUnit, when } from '@shouya/server/registers/filters.ts'
import { type RawBuilder, sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { material } from '../noun.ts'
import { filesOfMaterial } from './fileRows.ts'
import { isOwn, type Material, movesOf, reachIsMine, status } from './rules.ts'
import { managedBy } from './visible.ts'

type Shared = Pick<Contract.Filters, 'type' | 'category_id' | 'year' | 'build_dept_id'>

/** The filters that management and readers share. */
export const sharedConditions = ({ type, category_id, year, build_dept_id }: Shared): RawBuilder<boolean>[] => [
  ...when(type, sql`material.type = ${type}`),
  ...when(
    category_id,
    sql`material.category_id = any(array(with recursive below as (
      select id from material_category where id = ${category_id}
      union all select child.id from material_category child join below on child.parent_id = below.id)
      select id from below))`,
  ),
  ...when(
    year,
    sql`material.publish_time >= make_date(${year}::int, 1, 1) and material.publish_time < make_date(${year}::int + 1, 1, 1)`,
  ),
  ...inUnit('material.build_dept_id', { dept_id: build_dept_id, include_child: 1 }),
]

/** What waits for a review that the caller may make. */
function reviewable({ user }: Pick<Ctx, 'user'>): RawBuilder<boolean> {
  const waits = sql<boolean>`material.status = ${sql.lit(status.pending)}`
  if (user.scope.kind === 'all') return waits
  if (user.scope.kind !== 'units') return sql`false`
  const ids = sql`${user.scope.ids}::bigint[]`
  return sql`${waits} and material.dept_id = any(${ids}) and (material.visible_type = 2
    or material.visible_dept_ids <> '{}' and material.visible_dept_ids <@ ${ids})`
}

/** The conditions of the management's list, its export and its counter. */
export const conditionsOf =
  (ctx: Pick<Ctx, 'user' | 'now'>) =>
  (query: Contract.Filters): RawBuilder<boolean> =>
    allOf([
      managedBy(ctx),
      ...conditionsIn(material, query),
      ...sharedConditions(query),
      ...when(query.to_review, reviewable(ctx)),
    ])

/** Documents beyond the scope of units; every query of them carries one of the conditions of `visible.ts`. */
export const materialRows = ({ db }: Pick<Ctx, 'db'>) => everything(db).selectFrom('material')

const sumOfReads = (what: RawBuilder<number>) =>
  sql<number>`(select coalesce(${what}, 0)::int from material_read reading
    where reading.material_id = material.id and reading.edition = material.edition)`

export const isOnTop = (now: Date): RawBuilder<boolean> =>
  sql`(material.is_top and (material.top_end is null or material.top_end > ${now}))`

/** What a row shows beside its columns. */
export const shownColumns = (now: Date) =>
  [
    sql<string>`(select category_name from material_category where id = material.category_id)`.as('category_name'),
    sumOfReads(sql`count(reading.read_time)`).as('read_count'),
    sumOfReads(sql`sum(reading.views)`).as('view_count'),
    sumOfReads(sql`sum(reading.downloads)`).as('download_count'),
    isOnTop(now).as('on_top'),
  ] as const

/** Documents with all columns of a row. */
export const selectMaterials = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  materialRows(ctx).selectAll('material').select(shownColumns(ctx.now))

export type Selected = Awaited<ReturnType<ReturnType<typeof selectMaterials>['executeTakeFirstOrThrow']>>

export const coverOf = ({ cover_file_id }: Pick<Material, 'cover_file_id'>): string =>
  cover_file_id === null ? '' : fileUrl(cover_file_id)

/** A row of the management. */
export const rowOf =
  (ctx: Ctx) =>
  (row: Selected): Row<typeof Contract.GetPageList> => ({
    ...row,
    is_top: row.on_top,
    cover: coverOf(row),
    asks: row.form_id !== null,
    allowed: movesOf(ctx, row),
  })

/** A document with all that its form writes. */
export async function detailOf(ctx: Ctx, row: Selected): Promise<Row<typeof Contract.Get>> {
  const own = isOwn(ctx, row)
  const [files, units, roles, form] = await Promise.all([
    filesOfMaterial(ctx.db, row),
    everything(ctx.db)
      .selectFrom('dept')
      .select('dept_name')
      .where(sql<boolean>`id = any(${row.visible_dept_ids}::bigint[])`)
      .orderBy('path')
      .execute(),
    ctx.db
      .selectFrom('role')
      .select('role_name')
      .where(sql<boolean>`id = any(${row.visible_role_ids}::bigint[])`)
      .orderBy('sort')
      .execute(),
    row.form_id === null
      ? undefined
      : ctx.db.selectFrom('custom_form').select('form_name').where('id', '=', row.form_id).executeTakeFirst(),
  ])
  // What is right is known to whoever may publish it or writes it, not to a unit that it only reaches.
  const knows = own && (reachIsMine(ctx, row) || row.create_user_id === ctx.user.userId)
  return {
    ...row,
    ...rowOf(ctx)(row),
    files,
    visible_names: [...units.map(({ dept_name }) => dept_name), ...roles.map(({ role_name }) => role_name)],
    form_name: form?.form_name ?? null,
    right_answers: knows ? (row.right_answers as Row<typeof Contract.Get>['right_answers']) : null,
    own,
  }
}
