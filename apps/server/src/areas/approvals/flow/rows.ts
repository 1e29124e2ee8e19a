import type { Definition } from '@shouya/approvals/definition'
import type { Input, Row } from '@shouya/contract/action'
import type * as OaFlow from '@shouya/contract/controllers/OaFlow'
import { type Kysely, sql } from 'kysely'
import type { Principal } from '../../../core/context.ts'
import { fail } from '../../../core/failure.ts'
import type { Unscoped } from '../../../db/scope.ts'
import { allOf, among, matching } from '../../../registers/filters.ts'
import { FILLABLE, movesOf } from './rules.ts'

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
      sql<boolean>`custom_form.status = ${sql.lit(FILLABLE)}`.as('form_open'),
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

type Found = Awaited<ReturnType<ReturnType<typeof selectFlows>['executeTakeFirstOrThrow']>>

/** A row of the list as the caller sees it. */
export const rowOf =
  (user: Principal) =>
  (row: Found): Row<typeof OaFlow.GetPageList> => ({
    ...row,
    status: row.status as 0 | 1 | 2,
    allowed: movesOf(row, user),
  })

export const conditionsOf = ({ keywords, category_id, status }: Input<typeof OaFlow.GetPageList>) =>
  allOf([
    ...matching('appr_flow.search_text', keywords),
    ...among('appr_flow.status', status),
    ...(category_id === undefined ? [] : [sql<boolean>`appr_flow.category_id = ${category_id}`]),
  ])

/** One flow; locked when it is about to change. */
export async function flowById(db: Kysely<Unscoped>, id: number, lock?: 'lock') {
  const query = db.selectFrom('appr_flow').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row ? { ...row, draft: row.draft as unknown as Definition } : fail('NotFound')
}

/** One of its versions. */
export async function versionOf(db: Kysely<Unscoped>, flow: number, version_no: number) {
  const row = await db
    .selectFrom('appr_flow_version')
    .selectAll()
    .where('flow_id', '=', flow)
    .where('version_no', '=', version_no)
    .executeTakeFirst()
  return row ? { ...row, definition: row.definition as unknown as Definition } : fail('NotFound')
}

/** The definition of a version, or the draft where none is named. */
export const definitionOf = async (db: Kysely<Unscoped>, id: number, version_no?: number): Promise<Definition> =>
  version_no ? (await versionOf(db, id, version_no)).definition : (await flowById(db, id)).draft
