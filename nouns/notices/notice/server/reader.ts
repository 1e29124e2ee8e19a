import { everything } from '@shouya/server/core/access/everything.ts'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { managedBy, receivedIn } from './visible.ts'

/** Cover and attachments are read by those who received the notice, and by those who manage it. */
export const noticeReader: FileReaders[string] = async (db, user, id, file) => {
  const sees = [
    ...(can(user, 'dash_notice', 'query') ? [receivedIn(user.deptId)] : []),
    ...(can(user, 'sys_notice', 'query') ? [managedBy({ user } as Pick<Ctx, 'user'>)] : []),
  ]
  if (sees.length === 0) return false
  const row = await everything(db as unknown as Kysely<Unscoped>)
    .selectFrom('notice')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`(${sql.join(sees, sql` or `)})`)
    .where(
      sql<boolean>`(cover_file_id = ${file} or annex @> jsonb_build_array(jsonb_build_object('file_id', ${file}::bigint)))`,
    )
    .executeTakeFirst()
  return row !== undefined
}
