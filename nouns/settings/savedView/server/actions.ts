import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { checkVersion } from '@shouya/server/registers/find.ts'
import * as SavedView from '../contract.ts'
import { isSteward, rolesToShare, sharesWithRoles, sharesWithUnits, viewsOf } from './rows.ts'

const MOST = 15

export const savedView = handle(SavedView, {
  async GetList(ctx, { list }) {
    const { deptId, deptName } = ctx.user
    return { views: await viewsOf(ctx, list), roles: await rolesToShare(ctx), unit: { id: deptId, name: deptName } }
  },

  async Save(ctx, { id, version, ...fields }) {
    const { db, user, now, lang } = ctx
    await checkShare(ctx, fields)
    const mine = await db
      .selectFrom('saved_view')
      .select(['id', 'name'])
      .where('user_id', '=', user.userId)
      .where('list', '=', fields.list)
      .execute()
    if (mine.some((view) => view.name === fields.name && view.id !== id)) failTaken(lang, 'name', 'view.name')
    const values = {
      ...fields,
      columns: fields.columns === null ? null : JSON.stringify(fields.columns),
      update_time: now,
    }
    if (id === undefined) {
      if (mine.length >= MOST) fail('Insufficient', { reason: 'view.most', params: { max: MOST } })
      const row = await db
        .insertInto('saved_view')
        .values({ ...values, user_id: user.userId, create_time: now })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
      ctx.note({ table: 'saved_view', id: row.id, after: fields, message: fields.name })
      return row
    }
    const before = await ownView(ctx, id)
    checkVersion(before, version)
    if (before.list !== fields.list) failAt('list', 'view.otherList')
    const row = await db
      .updateTable('saved_view')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    ctx.note({ table: 'saved_view', id, before, after: fields, message: fields.name })
    return row
  },

  async Delete(ctx, { id, version }) {
    const before = await viewById(ctx, id)
    const own = before.user_id === ctx.user.userId
    if (!own && !isSteward(ctx, before)) fail('OutOfScope')
    checkVersion(before, version)
    await ctx.db.deleteFrom('saved_view').where('id', '=', id).execute()
    ctx.note({ table: 'saved_view', id, before, after: {}, message: before.name, ...(own ? {} : { forced: true }) })
    return null
  },

  async SetDefault(ctx, { list, id }) {
    const { db, user } = ctx
    if (id === null) {
      await db.deleteFrom('saved_view_default').where('user_id', '=', user.userId).where('list', '=', list).execute()
      return null
    }
    const visibleViews = await viewsOf(ctx, list)
    if (!visibleViews.some((view) => view.id === id)) fail('NotFound')
    await db
      .insertInto('saved_view_default')
      .values({ user_id: user.userId, list, view_id: id })
      .onConflict((c) => c.columns(['user_id', 'list']).doUpdateSet({ view_id: id }))
      .execute()
    return null
  },
})

async function viewById({ db }: Ctx, id: number) {
  const row = await db.selectFrom('saved_view').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('NotFound')
}

async function ownView(ctx: Ctx, id: number) {
  const row = await viewById(ctx, id)
  return row.user_id === ctx.user.userId ? row : fail('OutOfScope')
}

/** Everybody shares with their own roles and unit; others only those who administer roles or units. */
async function checkShare(ctx: Ctx, { role_id, dept_id }: { role_id: number | null; dept_id: number | null }) {
  const { user, scoped, db } = ctx
  if (role_id !== null && dept_id !== null) failAt('dept_id', 'view.oneShare')
  if (role_id !== null && !user.roles.some(({ id }) => id === role_id)) {
    if (!sharesWithRoles(ctx)) fail('OutOfScope')
    const role = await db.selectFrom('role').select('id').where('id', '=', role_id).executeTakeFirst()
    if (!role) failAt('role_id', 'role.refused.unknown')
  }
  if (dept_id !== null && dept_id !== user.deptId) {
    const unit = await scoped.rows('dept').select('id').where('id', '=', dept_id).executeTakeFirst()
    if (!unit || !sharesWithUnits(ctx)) fail('OutOfScope')
  }
}
