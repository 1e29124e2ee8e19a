import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { findSeen, insertOrChange } from '@shouya/server/noun/store.ts'
import { type Kysely, sql } from 'kysely'
import * as Contract from '../contract.ts'

const table = 'material_category'
/** Levels of the tree. */
const DEEPEST = 3

/** Categories are those of the whole bank. */
function checkWholeBank({ user }: Pick<Ctx, 'user'>): void {
  if (user.scope.kind !== 'all') fail('OutOfScope')
}

const hasMembers = (id: unknown) => sql<boolean>`exists (select from material where category_id = ${id})`

export const materialCategory = handle(Contract, {
  async GetCategoryList({ db }): Promise<Result<typeof Contract.GetCategoryList>> {
    const rows = await everything(db)
      .selectFrom(table)
      .select(['id', 'version', 'type', 'parent_id', 'category_name', 'sort', 'stages'])
      .select(
        sql<boolean>`not ${hasMembers(sql.ref('material_category.id'))}
          and not exists (select from material_category child where child.parent_id = material_category.id)`.as(
          'empty',
        ),
      )
      .orderBy('type')
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, type: row.type as 1 | 2 }))
  },

  async SaveCategory(ctx, { id, version, ...fields }): Promise<Result<typeof Contract.SaveCategory>> {
    checkWholeBank(ctx)
    const before = await findSeen(ctx, table, { id, version })
    await checkPlace(ctx, before, { id, ...fields })
    const same = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('type', '=', fields.type)
      .where('parent_id', 'is not distinct from', fields.parent_id)
      .where('category_name', '=', fields.category_name)
      .executeTakeFirst()
    if (same && same.id !== id) failTaken(ctx.lang, 'category_name', 'material.categoryName')
    return insertOrChange(ctx, table, before, { ...fields, stages: fields.stages.toSorted() })
  },

  async DeleteCategory(ctx, seen) {
    checkWholeBank(ctx)
    const before = await findSeen(ctx, table, seen)
    const { id } = before
    const { used } = await everything(ctx.db)
      .selectNoFrom(
        sql<boolean>`${hasMembers(id)} or exists (select from material_category where parent_id = ${id})`.as('used'),
      )
      .executeTakeFirstOrThrow()
    if (used) fail('InUse')
    await ctx.db.deleteFrom(table).where('id', '=', id).execute()
    ctx.note({ table, id, before, after: {} })
    return null
  },
})

type Place = Pick<Input<typeof Contract.SaveCategory>, 'id' | 'type' | 'parent_id' | 'stages'>

/** A category stays in its type, below a category of it that is not its own, in a tree of three levels. */
async function checkPlace(ctx: Ctx, before: { type: number } | null, { id, type, parent_id, stages }: Place) {
  if (before && before.type !== type) failAt('type', 'input.dict')
  if (type === 1 && stages.length > 0) failAt('stages', 'material.refused.stages')
  if (new Set(stages).size < stages.length) failAt('stages', 'material.refused.twice')
  // One at a time: two moves at once could make a circle.
  await sql`select pg_advisory_xact_lock(hashtext('material_category'))`.execute(ctx.db)
  const above = await pathTo(ctx.db, parent_id)
  if (parent_id !== null && above[0]?.type !== type) failAt('parent_id', 'material.refused.category')
  if (id !== undefined && above.some((category) => category.id === id)) failAt('parent_id', 'material.refused.circle')
  const below = id === undefined ? 1 : await depthOf(ctx.db, id)
  if (above.length + below > DEEPEST) failAt('parent_id', 'material.refused.deep', { max: DEEPEST })
}

/** A category and those above it, itself first. */
async function pathTo(db: Kysely<Unscoped>, id: number | null) {
  const { rows } = await sql<{ id: number; type: number }>`
    with recursive above as (
      select id, type, parent_id, 1 as level from material_category where id = ${id}
      union all select category.id, category.type, category.parent_id, level + 1
      from material_category category join above on above.parent_id = category.id)
    select id, type from above order by level`.execute(db)
  return rows
}

/** How many levels a category has with those below it. */
async function depthOf(db: Kysely<Unscoped>, id: number): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive below as (
      select id, 1 as level from material_category where id = ${id}
      union all select category.id, level + 1 from material_category category join below on category.parent_id = below.id)
    select max(level)::int as depth from below`.execute(db)
  return rows[0]?.depth ?? 1
}
