import { everything } from '@shouya/server/core/access/everything.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { limits } from '@shouya/server/core/text/limits.ts'
import { hasText, readText } from '@shouya/server/core/text/readText.ts'
import { videoLength } from '@shouya/server/core/text/videoLength.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { wordsOf } from './rules.ts'
import { textsOf } from './texts.ts'

const MEGABYTE = 1_048_576
const VIDEO = 'video/mp4'

type Blob = { sha256: string; mime: string; size: number }

/**
 * Reads the files of a document that nobody has read yet (job material_text): the text of PDFs and Word documents, the length of
 * videos; then keywords find the document by them. A file that cannot be read is not tried again.
 */
export async function readTexts(services: Services, now: Date, { data }: { data: unknown }): Promise<void> {
  const { id } = data as { id: number }
  const db = services.database.kysely as unknown as Kysely<Unscoped>
  const row = await everything(db).selectFrom('material').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.file_ids.length === 0) return
  const blobs = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .leftJoin('file_text', 'file_text.sha256', 'file.sha256')
    .select(['file.sha256', 'mime', 'size'])
    .where('file.id', 'in', row.file_ids)
    .where('file_text.sha256', 'is', null)
    .execute()
  for (const blob of blobs) {
    const read = await contentOf(services, blob)
    await db
      .insertInto('file_text')
      .values({ sha256: blob.sha256, ...read, read_time: now })
      .onConflict((c) => c.doNothing())
      .execute()
  }
  await services.database.kysely.transaction().execute(async (tx) => {
    // As it is now: somebody may have changed it while its files were read.
    const latest = await tx.selectFrom('material').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!latest) return
    const texts = await textsOf(tx as unknown as Kysely<Unscoped>, latest.file_ids)
    await tx
      .updateTable('material')
      .set({ search_text: wordsOf(latest, texts) })
      .where('id', '=', id)
      .execute()
  })
}

async function contentOf({ files }: Pick<Services, 'files'>, { sha256, mime, size }: Blob) {
  const nothing = { content: null, seconds: null }
  if (mime === VIDEO) return { ...nothing, seconds: await videoLength(files, sha256, size) }
  if (!hasText(mime) || size > limits.megabytes * MEGABYTE) return nothing
  const chunks: Buffer[] = []
  for await (const chunk of files.read(sha256)) chunks.push(chunk as Buffer)
  return { ...nothing, content: await readText(mime, Buffer.concat(chunks)) }
}
