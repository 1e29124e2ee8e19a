import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const KEPT = 50

/**
 * Key: the text of a document. A version never changes, and parsing and compiling one takes longer than validating data
 * with it.
 */
const cache = new Map<string, FormDocument>()

/** The compiled document of a version. */
export async function publishedDocument(
  db: Kysely<Unscoped>,
  { id, document_hash }: { id: number; document_hash: string },
): Promise<FormDocument> {
  const cached = cache.get(document_hash)
  if (cached) return cached
  const { document } = await db
    .selectFrom('form_version')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const read = readPublished(document)
  const [oldest] = cache.keys()
  if (cache.size >= KEPT && oldest !== undefined) cache.delete(oldest)
  cache.set(document_hash, read)
  return read
}

/** Parses a published text. It was checked when it was published, so it is always a valid form. */
export function readPublished(text: string): FormDocument {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw new Error('a published document is no form')
  return parsed.document
}
