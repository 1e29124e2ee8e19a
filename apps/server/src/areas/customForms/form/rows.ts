import type { Input, Row } from '@shouya/contract/action'
import type * as CustomForm from '@shouya/contract/controllers/CustomForm'
import { type Kysely, sql } from 'kysely'
import type { Principal } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf, among, matching } from '../../../registers/filters.ts'
import { movesOf } from './rules.ts'

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

type Found = Awaited<ReturnType<ReturnType<typeof selectForms>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it. */
export const rowOf =
  (user: Principal) =>
  (row: Found): Row<typeof CustomForm.GetPageList> => ({
    ...row,
    status: row.status as 0 | 1 | 2,
    allowed: movesOf(row, user),
  })

export const conditionsOf = ({ keywords, category_id, status }: Input<typeof CustomForm.GetPageList>) =>
  allOf([
    ...matching('custom_form.search_text', keywords),
    ...among('custom_form.status', status),
    ...(category_id === undefined ? [] : [sql<boolean>`custom_form.category_id = ${category_id}`]),
  ])

/** One form; locked when it is about to change. */
export async function formById(db: Kysely<Unscoped>, id: number, lock?: 'lock') {
  const query = db.selectFrom('custom_form').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row ?? fail('NotFound')
}

/** One of its versions. */
export async function versionOf(db: Kysely<Unscoped>, form: number, version_no: number) {
  const row = await db
    .selectFrom('form_version')
    .selectAll()
    .where('form_id', '=', form)
    .where('version_no', '=', version_no)
    .executeTakeFirst()
  return row ?? fail('NotFound')
}

/** The document of a version, or of the draft where none is named. */
export const documentOf = async (db: Kysely<Unscoped>, id: number, version_no?: number | null): Promise<string> =>
  version_no ? (await versionOf(db, id, version_no)).document : (await formById(db, id)).draft
