import type { FormDocument } from '@shouya/forms/document'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { readPublished } from './published.ts'

export type Current = { version_id: number; text: string; document: FormDocument }

/** The current version of a form, which is filled in; null while the form is not published. */
export async function currentDocument(db: Kysely<Unscoped>, form: number): Promise<Current | null> {
  const row = await db
    .selectFrom('custom_form')
    .innerJoin('form_version', 'form_version.id', 'custom_form.current_version_id')
    .select(['form_version.id', 'document'])
    .where('custom_form.id', '=', form)
    .where('custom_form.status', '=', 1)
    .executeTakeFirst()
  return row ? { version_id: row.id, text: row.document, document: readPublished(row.document) } : null
}
