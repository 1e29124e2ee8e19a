import type { Definition } from '@shouya/approvals/definition'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { rowById, versionOf } from '@shouya/server/versions/find.ts'
import { status, type Versioned } from '@shouya/server/versions/versioned.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { flowCategories } from '../../category/server/category.ts'

/** Flows with their category, their form and their published version, without the definition. */
export const selectFlows = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('appr_flow')
    .innerJoin('appr_category', 'appr_category.id', 'appr_flow.category_id')
    .innerJoin('custom_form', 'custom_form.id', 'appr_flow.form_id')
    .leftJoin('appr_flow_version', 'appr_flow_version.id', 'appr_flow.current_version_id')
    .select([
      'appr_flow.id',
      'appr_flow.version',
      'appr_flow.flow_name',
      'appr_flow.category_id',
      'category_name',
      'appr_flow.form_id',
      'form_name',
      sql<boolean>`custom_form.status = ${sql.lit(status.published)}`.as('form_open'),
      'appr_flow.status',
      'appr_flow.remark',
      'appr_flow.role_ids',
      'appr_flow.dept_ids',
      'appr_flow.create_user_name',
      'appr_flow.create_time',
      'appr_flow.update_time',
      'version_no',
      'appr_flow_version.create_time as version_time',
      sql<boolean>`(appr_flow.draft_hash, custom_form.current_version_id)
        is distinct from (definition_hash, form_version_id)`.as('draft_changed'),
    ])

/** The draft's definition. */
export const draftOf = ({ draft }: Pick<Selectable<DB['appr_flow']>, 'draft'>) => draft as unknown as Definition

/** The definition of a version, or of the draft if no version is given. */
export const definitionOf = async (
  ctx: Pick<Ctx, 'db'>,
  id: number,
  version_no?: number | null,
): Promise<Definition> =>
  version_no
    ? ((await versionOf(ctx, flows, id, version_no)).definition as unknown as Definition)
    : draftOf(await rowById(ctx, flows, id))

/** Flows are designed, published in versions, and requests run on them. */
export const flows: Versioned<'appr_flow'> = {
  table: 'appr_flow',
  versions: 'appr_flow_version',
  owner: 'flow_id',
  name: 'flow_name',
  permission: 'sys_examine',
  switching: 'disable',
  categories: flowCategories,
  says: { name: 'flow.field.flow_name', role: 'flow.refused.role', published: 'flow.refused.published' },
}
