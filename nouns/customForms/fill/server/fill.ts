import type { Input } from '@shouya/contract/action'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { status } from '@shouya/server/versions/versioned.ts'
import { type Kysely, sql } from 'kysely'
import type * as Fill from '../contract.ts'

/** Published forms with their current version and the name of that version. */
const selectFillable = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('custom_form')
    .innerJoin('form_category', 'form_category.id', 'custom_form.category_id')
    .innerJoin('form_version', 'form_version.id', 'custom_form.current_version_id')
    .select([
      'custom_form.id',
      'form_version.form_name',
      'custom_form.category_id',
      'category_name',
      'custom_form.remark',
      'version_no',
      'form_version.create_time as version_time',
    ])

type Audience = { role_ids: readonly number[] }

/**
 * Whether somebody may fill a form in: holders of its roles, every employee if it has none; external users only by
 * role.
 */
const mayFill = ({ role_ids }: Audience, { roles, scope }: Pick<Principal, 'roles' | 'scope'>): boolean =>
  role_ids.length === 0 ? scope.kind !== 'party' : roles.some(({ id }) => role_ids.includes(id))

/** `mayFill` as a condition of a query. */
const fillableBy = ({ roles, scope }: Principal) => {
  const named = sql<boolean>`custom_form.role_ids && ${roles.map(({ id }) => id)}::bigint[]`
  return scope.kind === 'party' ? named : sql<boolean>`(custom_form.role_ids = '{}' or ${named})`
}

/**
 * A form with which a flow has ever been published is filled in through that flow only, also while the flow is
 * disabled: otherwise a submission could bypass the approval. A draft flow has no effect.
 */
export const ownFill = sql<boolean>`not exists (select from appr_flow
  where form_id = custom_form.id and current_version_id is not null)`

export const fillList = ({ db, user }: Ctx, query: Input<typeof Fill.GetFillList>) =>
  page(
    db,
    query,
    allOf([
      sql`custom_form.status = ${status.published}`,
      fillableBy(user),
      ownFill,
      ...matching('custom_form.search_text', query.keywords),
      ...(query.category_id === undefined ? [] : [sql<boolean>`custom_form.category_id = ${query.category_id}`]),
    ]),
    { table: 'custom_form', rows: selectFillable(db), count: db.selectFrom('custom_form') },
  )

/** The published forms that a record of another noun may ask for, whoever fills them in: none of a flow. */
export const askableForms = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('custom_form')
    .innerJoin('form_version', 'form_version.id', 'custom_form.current_version_id')
    .select(['custom_form.id', 'form_version.form_name', 'form_version.id as version_id'])
    .where('custom_form.status', '=', status.published)
    .where(ownFill)
    .orderBy('form_version.form_name')

/** A form that the caller may fill in now, with its version. */
export async function getFill(ctx: Ctx, { id }: Pick<Input<typeof Fill.GetFill>, 'id'>) {
  const form = await fillable(ctx, id)
  const row = await selectFillable(ctx.db)
    .select(['form_version.id as version_id', 'document'])
    .where('custom_form.id', '=', form.id)
    .executeTakeFirst()
  return row ?? fail('NotFound')
}

/**
 * 1002 for an unknown form, 403 if the caller may not fill it in, 1004 if it is not published, or is filled in through
 * a flow.
 */
export async function fillable({ db, user }: Ctx, id: number) {
  const form = await db
    .selectFrom('custom_form')
    .select(['id', 'status', 'role_ids', 'current_version_id', ownFill.as('own_fill')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!form) fail('NotFound')
  if (!mayFill(form, user)) fail('OutOfScope')
  if (form.status !== status.published || form.current_version_id === null)
    fail('WrongState', { reason: 'form.refused.notPublished' })
  if (!form.own_fill) fail('WrongState', { reason: 'form.refused.byFlow' })
  return { ...form, current_version_id: form.current_version_id }
}
