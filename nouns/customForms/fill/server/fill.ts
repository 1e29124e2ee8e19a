import type { Input } from '@shouya/contract/action'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { allOf, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { status } from '@shouya/server/versions/versioned.ts'
import { type Kysely, sql } from 'kysely'
import type * as Fill from '../contract.ts'

/** Published forms with the version that is filled in, under the name that they had when it was published. */
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

/** Whether somebody may fill a form in: by role where roles are named, else every employee; outsiders only by role. */
const mayFill = ({ role_ids }: Audience, { roles, scope }: Pick<Principal, 'roles' | 'scope'>): boolean =>
  role_ids.length === 0 ? scope.kind !== 'party' : roles.some(({ id }) => role_ids.includes(id))

/** `mayFill` for all forms at once. */
const fillableBy = ({ roles, scope }: Principal) => {
  const named = sql<boolean>`custom_form.role_ids && ${roles.map(({ id }) => id)}::bigint[]`
  return scope.kind === 'party' ? named : sql<boolean>`(custom_form.role_ids = '{}' or ${named})`
}

/**
 * A form that a flow has ever been published with is filled in through that flow, also while the flow is disabled: else
 * whoever waits for it could file it past those who decide. A flow that is only drafted takes nothing away.
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

/** A form that the caller may fill in now, with its version. */
export async function getFill(ctx: Ctx, { id }: Pick<Input<typeof Fill.GetFill>, 'id'>) {
  const form = await fillable(ctx, id)
  const row = await selectFillable(ctx.db)
    .select(['form_version.id as version_id', 'document'])
    .where('custom_form.id', '=', form.id)
    .executeTakeFirst()
  return row ?? fail('NotFound')
}

/** 1002 there is no such form, 403 not for the caller, 1004 not published, or filled in through a flow. */
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
