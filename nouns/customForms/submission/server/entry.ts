import type { FormDocument, Values } from '@shouya/forms/document'
import type { Json, JsonPath } from '@shouya/forms/json'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { publishedDocument } from '../../document/server/published.ts'
import { withValue } from './paths.ts'
import { openSecret, type Place, sealedPaths } from './secrets.ts'

/** One entry with its version and document. */
export async function readEntry({ db }: Ctx, { submission_id, entry_no }: Place) {
  const row = await db
    .selectFrom('form_entry')
    .innerJoin('form_version', 'form_version.id', 'form_entry.version_id')
    .select(['version_id', 'version_no', 'document_hash', 'data', 'labels'])
    .where('submission_id', '=', submission_id)
    .where('entry_no', '=', entry_no)
    .executeTakeFirst()
  if (!row) return fail('NotFound')
  const document = await publishedDocument(db, { id: row.version_id, document_hash: row.document_hash })
  return { ...row, submission_id, entry_no, document, data: row.data as Values }
}

type Entry = Place & { document: FormDocument; data: Values }

/** The sensitive values of an entry with their paths; undefined for a value that retention has removed. */
export async function openSecrets(
  { db, services }: Ctx,
  { document, data, ...place }: Entry,
): Promise<{ path: JsonPath; value: Json | undefined }[]> {
  const paths = sealedPaths(document, data)
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('form_secret')
    .select(['path', 'sealed'])
    .where('submission_id', '=', place.submission_id)
    .where('entry_no', '=', place.entry_no)
    .execute()
  const byPath = new Map(rows.map((row) => [row.path, row]))
  const at = { submission_id: place.submission_id, entry_no: place.entry_no }
  return paths.map((path) => {
    const row = byPath.get(JSON.stringify(path))
    return { path, value: row && openSecret(services.keys, at, row, data as Json) }
  })
}

/** The data of an entry with values set at some paths. */
export const filled = (data: Values, places: readonly { path: JsonPath; value: Json }[]): Values =>
  places.reduce<Json>((whole, { path, value }) => withValue(whole, path, value), data as Json) as Values

/** The values of an entry with its sensitive ones, and its version: what a further entry starts from. */
export async function plainEntry(ctx: Ctx, place: Place): Promise<{ version_id: number; values: Values }> {
  const entry = await readEntry(ctx, place)
  const secrets = await openSecrets(ctx, entry)
  const values = filled(
    entry.data,
    secrets.map(({ path, value }) => ({ path, value: value ?? null })),
  )
  return { version_id: entry.version_id, values }
}
