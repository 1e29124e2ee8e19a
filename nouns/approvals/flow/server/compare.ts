import { type DefinitionChange, diffDefinitions } from '@shouya/approvals/diffDefinitions'
import type { Input, Row } from '@shouya/contract/action'
import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type * as OaFlow from '../contract.ts'
import { describeFlowChange } from './describeFlowChange.ts'
import { definitionOf } from './rows.ts'

/** The differences between two versions, or a version and the draft, as sentences; the form comes first. */
export async function compareVersions(ctx: Ctx, { id, from, to }: Input<typeof OaFlow.CompareVersion>) {
  const { db, lang } = ctx
  const [before, after] = await Promise.all([from, to].map((no) => definitionOf(ctx, id, no)))
  const [was, is] = await Promise.all([from, to].map((no) => formVersionOf(db, id, no)))
  const changes: readonly DefinitionChange[] = before && after ? diffDefinitions(before, after) : []
  const form: Row<typeof OaFlow.CompareVersion> =
    was === is
      ? []
      : [{ node: null, kind: 'form', text: message(lang, 'flow.change.form', { from: was ?? '–', to: is ?? '–' }) }]
  return [
    ...form,
    ...changes.map((change) => ({
      node: change.node,
      kind: change.is === 'set' ? ('changed' as const) : change.is,
      text: describeFlowChange(lang, change),
    })),
  ]
}

/** The number of the form's version that belongs to a version; for the draft the current one. */
async function formVersionOf(db: Kysely<Unscoped>, flow: number, no: number | null): Promise<number | null> {
  if (no === null) {
    const row = await db
      .selectFrom('appr_flow')
      .innerJoin('custom_form', 'custom_form.id', 'form_id')
      .leftJoin('form_version', 'form_version.id', 'custom_form.current_version_id')
      .select('version_no')
      .where('appr_flow.id', '=', flow)
      .executeTakeFirst()
    return row ? row.version_no : fail('NotFound')
  }
  const row = await db
    .selectFrom('appr_flow_version')
    .innerJoin('form_version', 'form_version.id', 'form_version_id')
    .select('form_version.version_no')
    .where('flow_id', '=', flow)
    .where('appr_flow_version.version_no', '=', no)
    .executeTakeFirst()
  return row ? row.version_no : fail('NotFound')
}
