import type { Definition } from '@shouya/approvals/definition'
import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { lockSeen, rowById } from '@shouya/server/versions/find.ts'
import { publishVersion } from '@shouya/server/versions/publish.ts'
import { type Kysely, sql } from 'kysely'
import { requestStates } from '../../request/noun.ts'
import type * as OaFlow from '../contract.ts'
import { failWith, inspectFlow } from './inspectFlow.ts'
import { namesIn } from './namesIn.ts'
import { definitionOf, draftOf, flows, selectFlows } from './rows.ts'
import { saveFlow } from './save.ts'

const selectVersions = (db: Kysely<Unscoped>, flow: number) =>
  db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'appr_flow_version.form_version_id')
    .select([
      'appr_flow_version.version_no',
      'appr_flow_version.flow_name',
      'form_version.version_no as form_version_no',
      'appr_flow_version.note',
      'appr_flow_version.create_user_name',
      'appr_flow_version.create_time',
    ])
    .select(
      sql<number>`(select count(*) from appr_instance where flow_version_id = appr_flow_version.id and status > ${sql.lit(requestStates.draft)})`.as(
        'requests',
      ),
    )
    .where('flow_id', '=', flow)

/** The versions of a flow, the newest first. */
export async function versionList(ctx: Ctx, { id }: Input<typeof OaFlow.GetVersionList>) {
  await rowById(ctx, flows, id)
  return selectVersions(ctx.db, id).orderBy('appr_flow_version.version_no', 'desc').execute()
}

export async function getVersion(ctx: Ctx, { id, version_no }: Input<typeof OaFlow.GetVersion>) {
  const row = await selectVersions(ctx.db, id)
    .select(['document', 'appr_flow_version.id as version_id', 'definition'])
    .where('appr_flow_version.version_no', '=', version_no)
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  const definition = row.definition as unknown as Definition
  return { ...row, definition, names: await namesIn(ctx, definition, await rowById(ctx, flows, id)) }
}

/** Replaces the draft by the content of a version. */
export async function restoreVersion(ctx: Ctx, { id, version, version_no }: Input<typeof OaFlow.Restore>) {
  const { flow_name, category_id, form_id, role_ids, dept_ids, remark } = await rowById(ctx, flows, id, 'lock')
  const definition = await definitionOf(ctx, id, version_no)
  return saveFlow(ctx, { id, version, flow_name, category_id, form_id, role_ids, dept_ids, remark, definition })
}

/** Publishes the draft, with the form as it is published now, as the version for new requests. */
export async function publishFlow(ctx: Ctx, { id, version, note }: Input<typeof OaFlow.Publish>) {
  const { db, lang } = ctx
  const flow = await lockSeen(ctx, flows, { id, version })
  const { form, problems } = await inspectFlow(db, draftOf(flow), flow.form_id)
  if (!form) fail('WrongState', { reason: 'flow.refused.formNotPublished' })
  const shown = await selectFlows(db).where('appr_flow.id', '=', id).executeTakeFirstOrThrow()
  if (!shown.draft_changed) fail('WrongState', { reason: 'flow.refused.unchanged' })
  if (problems.some(({ level }) => level === 'error')) failWith(lang, problems)
  const content = {
    definition: JSON.stringify(flow.draft),
    definition_hash: flow.draft_hash,
    form_version_id: form.version_id,
  }
  return publishVersion(ctx, flows, { row: flow, current: shown.version_no, note, content })
}
