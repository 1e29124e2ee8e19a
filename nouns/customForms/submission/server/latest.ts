import type { SourceItem } from '@shouya/contract/customForm'
import type { FormDocument, Values } from '@shouya/forms/document'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { publishedDocument } from '../../document/server/published.ts'

export type LatestEntry = { document: FormDocument; data: Values; labels: Record<string, SourceItem[]> }

/** The latest entries of some submissions, as they are stored: sensitive values sealed. */
export async function latestEntries(
  { db }: { db: Kysely<Unscoped> },
  ids: readonly number[],
): Promise<Map<number, LatestEntry>> {
  if (ids.length === 0) return new Map()
  const entries = await db
    .selectFrom('form_entry')
    .innerJoin('form_version', 'form_version.id', 'form_entry.version_id')
    .distinctOn('submission_id')
    .select(['submission_id', 'version_id', 'document_hash', 'data', 'labels'])
    .where('submission_id', 'in', ids)
    .orderBy('submission_id')
    .orderBy('entry_no', 'desc')
    .execute()
  const latest = new Map<number, LatestEntry>()
  for (const { submission_id, version_id, document_hash, data, labels } of entries)
    latest.set(submission_id, {
      document: await publishedDocument(db, { id: version_id, document_hash }),
      data: data as Values,
      labels: labels as Record<string, SourceItem[]>,
    })
  return latest
}
