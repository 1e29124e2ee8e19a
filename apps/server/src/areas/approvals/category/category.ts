import type { Input } from '@shouya/contract/action'
import type * as OaExamine from '@shouya/contract/controllers/OaExamine'
import { type Kysely, sql } from 'kysely'
import type { Ctx } from '../../../core/context.ts'
import { fail, failAt, failTaken } from '../../../core/failure.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { checkVersion } from '../../../registers/find.ts'
import { changed, made } from '../../../registers/stamps.ts'

export const categoryList = async ({ db }: Ctx) => {
  const rows = await db
    .selectFrom('appr_category')
    .select(['id', 'version', 'category_name', 'sort', 'status'])
    .select(sql<number>`(select count(*) from appr_flow where category_id = appr_category.id)`.as('flows'))
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, status: row.status as 0 | 1 }))
}

export async function saveCategory(ctx: Ctx, { id, version, ...fields }: Input<typeof OaExamine.SaveCategory>) {
  const { db, lang } = ctx
  const before = id === undefined ? null : await lockCategory(db, id)
  if (before) checkVersion(before, version)
  const taken = await db
    .selectFrom('appr_category')
    .select('id')
    .where('category_name', '=', fields.category_name)
    .executeTakeFirst()
  if (taken && taken.id !== id) failTaken(lang, 'category_name', 'approval.categoryName')
  const row = before
    ? await db
        .updateTable('appr_category')
        .set({ ...fields, ...changed(ctx) })
        .where('id', '=', before.id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('appr_category')
        .values({ ...fields, ...made(ctx) })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
  ctx.note({ table: 'appr_category', id: row.id, before, after: fields })
  return row
}

export async function removeCategory(ctx: Ctx, { id, version }: Input<typeof OaExamine.DeleteCategory>) {
  const before = await lockCategory(ctx.db, id)
  checkVersion(before, version)
  const used = await ctx.db.selectFrom('appr_flow').select('id').where('category_id', '=', id).executeTakeFirst()
  if (used) fail('InUse')
  await ctx.db.deleteFrom('appr_category').where('id', '=', id).execute()
  ctx.note({ table: 'appr_category', id, before, after: {} })
  return null
}

async function lockCategory(db: Kysely<Unscoped>, id: number) {
  const row = await db.selectFrom('appr_category').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('NotFound')
}

/** A category that takes flows in; 1001 at `category_id` otherwise. One that a flow is in already may be disabled. */
export async function checkCategory(db: Kysely<Unscoped>, id: number, before?: number): Promise<void> {
  const row = await db.selectFrom('appr_category').select('status').where('id', '=', id).executeTakeFirst()
  if (!row || (row.status !== 1 && id !== before)) failAt('category_id', 'approval.category')
}
