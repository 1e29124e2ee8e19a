import type { FormDocument } from '@shouya/forms/document'
import { parseDocument } from '@shouya/forms/parseDocument'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

const KEPT = 50

/** By content: a version never changes, and reading and compiling one takes longer than judging what is filed with it. */
const cache = new Map<string, FormDocument>()

/** The document of a version, ready to judge with. */
export async function publishedDocument(
  db: Kysely<Unscoped>,
  { id, document_hash }: { id: number; document_hash: string },
): Promise<FormDocument> {
  const known = cache.get(document_hash)
  if (known) return known
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

/** A text that has been published once is a form; nothing else was let in. */
export function readPublished(text: string): FormDocument {
  const parsed = parseDocument(text)
  if (!parsed.ok) throw new Error('a published document is no form')
  return parsed.document
}
