import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { barePicture } from './barePicture.ts'

/**
 * Takes out of a picture that others will see what its camera has written into it, in the transaction that begins to show it. The file
 * keeps its id; the bytes before go with the next clean-up. False for a broken picture.
 */
export async function removeMetadata(
  { db, services, now }: Pick<Ctx, 'db' | 'services' | 'now'>,
  id: number,
): Promise<boolean> {
  const { sha256, mime } = await db
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .select(['file.sha256', 'mime'])
    .where('file.id', '=', id)
    .executeTakeFirstOrThrow()
  const bytes = Buffer.concat(await services.files.read(sha256).toArray())
  const bare = barePicture(bytes, mime)
  if (bare === null) return false
  if (bare.length === bytes.length) return true
  const stored = await services.files.put(Readable.from([bare]))
  await db
    .insertInto('file_blob')
    .values({ ...stored, mime, create_time: now })
    // Locks the row, so that the clean-up cannot remove it in between.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ size: sql<number>`excluded.size` }))
    .execute()
  await db.updateTable('file').set({ sha256: stored.sha256 }).where('id', '=', id).execute()
  return true
}
