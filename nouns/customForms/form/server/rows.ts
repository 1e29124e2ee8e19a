import type { Ctx } from '@shouya/server/core/context.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { rowById, versionOf } from '@shouya/server/versions/find.ts'
import { type Kysely, sql } from 'kysely'
import { forms } from './forms.ts'

/** Forms with their category and their published version, without the document. */
export const selectForms = (db: Kysely<Unscoped>) =>
  db
    .selectFrom('custom_form')
    .innerJoin('form_category', 'form_category.id', 'custom_form.category_id')
    .leftJoin('form_version', 'form_version.id', 'custom_form.current_version_id')
    .select([
      'custom_form.id',
      'custom_form.version',
      'custom_form.form_name',
      'custom_form.category_id',
      'category_name',
      'custom_form.status',
      'custom_form.remark',
      'custom_form.role_ids',
      'custom_form.create_user_name',
      'custom_form.create_time',
      'custom_form.update_time',
      'version_no',
      'form_version.create_time as version_time',
      sql<boolean>`draft_hash is distinct from document_hash`.as('draft_changed'),
    ])

/** The document of a version, or of the draft if no version is given. */
export const documentOf = async (ctx: Pick<Ctx, 'db'>, id: number, version_no?: number | null): Promise<string> =>
  version_no ? (await versionOf(ctx, forms, id, version_no)).document : (await rowById(ctx, forms, id)).draft
