import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { status } from '@shouya/server/versions/versioned.ts'
import { type Kysely, sql } from 'kysely'
import { versionsPublishing } from '../../effect/server/publishing.ts'

/** Condition: who may start a flow: holders of its roles, every employee if it has none; in its units or below them. */
const startableBy = ({ roles, scope, deptId }: Principal) => {
  const named = sql<boolean>`appr_flow.role_ids && ${roles.map(({ id }) => id)}::bigint[]`
  const byRole = scope.kind === 'party' ? named : sql<boolean>`(appr_flow.role_ids = '{}' or ${named})`
  const inUnit = sql<boolean>`(appr_flow.dept_ids = '{}' or exists (
    select from dept mine join dept over on mine.path <@ over.path
    where mine.id = ${deptId} and over.id = any(appr_flow.dept_ids)))`
  return sql<boolean>`(${byRole} and ${inUnit})`
}

const selectStartable = (db: Kysely<Unscoped>, user: Principal) =>
  db
    .selectFrom('appr_flow')
    .innerJoin('appr_category', 'appr_category.id', 'appr_flow.category_id')
    .innerJoin('appr_flow_version', 'appr_flow_version.id', 'appr_flow.current_version_id')
    .innerJoin('custom_form', 'custom_form.id', 'appr_flow.form_id')
    .select([
      'appr_flow.id',
      'appr_flow_version.flow_name',
      'appr_flow.category_id',
      'category_name',
      'appr_flow.remark',
      'appr_flow_version.id as version_id',
    ])
    .where('appr_flow.status', '=', status.published)
    .where('custom_form.status', '=', status.published)
    .where(startableBy(user))

/** The flows that the caller may start, by category. */
export const startList = ({ db, user }: Ctx) =>
  selectStartable(db, user).orderBy('appr_category.sort').orderBy('appr_category.id').orderBy('appr_flow.id').execute()

/** The flow that the caller may start and whose approval publishes a topic; the first of several. */
export const startPublishing = ({ db, user }: Ctx, topic: string) =>
  selectStartable(db, user)
    .where('appr_flow_version.id', 'in', versionsPublishing(db, topic).select('id'))
    .orderBy('appr_flow.id')
    .limit(1)
    .executeTakeFirst()

/** The flows that requests may run on. */
export const flowList = ({ db }: Ctx) =>
  db
    .selectFrom('appr_flow')
    .select(['id', 'flow_name'])
    .where('current_version_id', 'is not', null)
    .orderBy('flow_name')
    .orderBy('id')
    .execute()

/** 1004 if the form of a flow cannot be filled in any more. */
export async function checkFillable({ db }: Pick<Ctx, 'db'>, flow: number): Promise<void> {
  const form = await db
    .selectFrom('appr_flow')
    .innerJoin('custom_form', 'custom_form.id', 'form_id')
    .select('custom_form.status')
    .where('appr_flow.id', '=', flow)
    .executeTakeFirst()
  if (form?.status !== status.published) fail('WrongState', { reason: 'request.refused.formDisabled' })
}

/**
 * A flow that the caller may start: 1002 unknown, 403 not for the caller, 1004 not published, or its form is disabled.
 */
export async function startable({ db, user }: Ctx, id: number) {
  const flow = await db.selectFrom('appr_flow').select('status').where('id', '=', id).executeTakeFirst()
  if (!flow) return fail('NotFound')
  if (flow.status !== status.published) return fail('WrongState', { reason: 'request.refused.notPublished' })
  await checkFillable({ db }, id)
  const row = await selectStartable(db, user).where('appr_flow.id', '=', id).executeTakeFirst()
  return row ?? fail('OutOfScope')
}
