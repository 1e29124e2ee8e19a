import type { Input, Result } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { visible } from '../rules.ts'

type Chosen = Pick<Input<typeof Contract.Save>, 'visible_type' | 'visible_dept_ids' | 'visible_role_ids'>

/** Only of chosen readers units and roles are said, and they exist. */
export async function checkAudience({ db }: Ctx, { visible_type, visible_dept_ids, visible_role_ids }: Chosen) {
  if (visible_type !== visible.chosen) {
    if (visible_dept_ids.length > 0) failAt('visible_dept_ids', 'material.refused.notChosen')
    if (visible_role_ids.length > 0) failAt('visible_role_ids', 'material.refused.notChosen')
    return
  }
  if (visible_dept_ids.length + visible_role_ids.length === 0) failAt('visible_dept_ids', 'material.refused.audience')
  if (new Set(visible_dept_ids).size !== visible_dept_ids.length) failAt('visible_dept_ids', 'material.refused.twice')
  if (new Set(visible_role_ids).size !== visible_role_ids.length) failAt('visible_role_ids', 'material.refused.twice')
  const [units, roles] = await Promise.all([
    everything(db)
      .selectFrom('dept')
      .select('id')
      .where(sql<boolean>`id = any(${visible_dept_ids}::bigint[])`)
      .execute(),
    db.selectFrom('role').select('id').where(sql<boolean>`id = any(${visible_role_ids}::bigint[])`).execute(),
  ])
  if (units.length < visible_dept_ids.length) failAt('visible_dept_ids', 'input.unit')
  if (roles.length < visible_role_ids.length) failAt('visible_role_ids', 'material.refused.role')
}

/** The roles that a document can be chosen for, and the forms that can be its questions. */
export async function audienceOf({ db }: Pick<Ctx, 'db'>): Promise<Result<typeof Contract.GetAudience>> {
  const [roles, forms] = await Promise.all([
    db
      .selectFrom('role')
      .select(['id', 'role_name'])
      .where('status', '=', 1)
      // Who may do everything reads everything.
      .where('role_code', '<>', 'admin')
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('custom_form')
      .select(['id', 'form_name'])
      .where('status', '=', 1)
      .where(
        sql<boolean>`not exists (select from appr_flow where form_id = custom_form.id and current_version_id is not null)`,
      )
      .orderBy('form_name')
      .execute(),
  ])
  return { roles, forms }
}
