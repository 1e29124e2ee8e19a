import type { Input } from '@shouya/contract/action'
import { describeChange } from '@shouya/forms/describeChange'
import { diffDocuments } from '@shouya/forms/diffDocuments'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { rowById, versionOf } from '@shouya/server/versions/find.ts'
import { type Kysely, sql } from 'kysely'
import { readPublished } from '../../document/server/published.ts'
import { forms } from '../../form/server/forms.ts'
import { documentOf } from '../../form/server/rows.ts'
import { saveForm } from '../../form/server/save.ts'
import type * as Version from '../contract.ts'

const selectVersions = (db: Kysely<Unscoped>, form: number) =>
  db
    .selectFrom('form_version')
    .select(['version_no', 'form_name', 'note', 'create_user_name', 'create_time'])
    .select(sql<number>`(select count(*) from form_entry where version_id = form_version.id)`.as('entries'))
    .where('form_id', '=', form)

/** The versions of a form, the newest first. */
export async function versionList(ctx: Ctx, { id }: Input<typeof Version.GetVersionList>) {
  await rowById(ctx, forms, id)
  return selectVersions(ctx.db, id).orderBy('version_no', 'desc').execute()
}

export async function getVersion({ db }: Ctx, { id, version_no }: Input<typeof Version.GetVersion>) {
  const row = await selectVersions(db, id).select('document').where('version_no', '=', version_no).executeTakeFirst()
  return row ?? fail('NotFound')
}

/** The differences between two versions, or a version and the draft, as sentences. */
export async function compareVersions(ctx: Ctx, { id, from, to }: Input<typeof Version.CompareVersion>) {
  const [before, after] = await Promise.all([from, to].map((no) => documentOf(ctx, id, no)))
  const changes = diffDocuments(readPublished(before ?? ''), readPublished(after ?? ''))
  return changes.map((change) => ({ field: change.id, text: describeChange(ctx.lang, change) }))
}

/** Replaces the draft by the content of a version. */
export async function restoreVersion(ctx: Ctx, { id, version, version_no }: Input<typeof Version.Restore>) {
  const { form_name, category_id, role_ids, remark } = await rowById(ctx, forms, id, 'lock')
  const { document } = await versionOf(ctx, forms, id, version_no)
  return saveForm(ctx, { id, version, form_name, category_id, role_ids, remark, document })
}
