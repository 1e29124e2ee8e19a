import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can, type Principal } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { material } from '../noun.ts'
import { managedBy, readBy } from './visible.ts'

/**
 * Files of a document are read by those for whom it is, and by those who manage it. What a page cannot show is given only to those who
 * may keep it.
 */
export const materialReader: FileReaders[string] = async (db, user, id, file) => {
  if (can(user, material.permission, 'query') && (await sees(db, id, file, managedBy({ user } as Pick<Ctx, 'user'>))))
    return true
  if (!can(user, 'file_search', 'query')) return false
  return sees(db, id, file, sql`(${readBy(user)} and (${mayKeep(user)} or ${shownInPage(file)}))`)
}

const mayKeep = (user: Principal) => sql`(material.allow_download and ${sql.lit(can(user, 'file_search', 'download'))})`

/** What the page of a document shows, so that it is looked at without being kept. */
const shownInPage = (file: number) => sql`exists (select from file join file_blob using (sha256)
  where file.id = ${file} and (mime like 'image/%' or mime in ('application/pdf', 'video/mp4')))`

async function sees(db: Kysely<DB>, id: number, file: number, who: ReturnType<typeof readBy>): Promise<boolean> {
  const row = await everything(db as unknown as Kysely<Unscoped>)
    .selectFrom('material')
    .select('id')
    .where('id', '=', id)
    .where(who)
    .where(sql<boolean>`(cover_file_id = ${file} or ${file} = any(file_ids))`)
    .executeTakeFirst()
  return row !== undefined
}
