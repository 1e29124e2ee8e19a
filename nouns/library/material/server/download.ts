import type { Result as Answered, Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { findRead } from './find.ts'

/** The caller keeps a file of a document that may be kept: counted in their reading of it. */
export async function download(
  ctx: Ctx,
  { id, file_id }: Input<typeof Contract.Download>,
): Promise<Answered<typeof Contract.Download>> {
  const { db, user, now } = ctx
  const row = await findRead(ctx, id)
  const [file] = row.file_ids.includes(file_id) ? await filesOf(ctx, [file_id]) : []
  if (!file) fail('NotFound')
  if (!row.allow_download) fail('OutOfScope')
  await db
    .insertInto('material_read')
    .values({
      ...{ material_id: id, edition: row.edition, user_id: user.userId, dept_id: user.deptId, dept_name: user.belongs },
      ...{ first_read_time: now, last_read_time: now, download_time: now, downloads: 1 },
    })
    .onConflict((c) =>
      c
        .columns(['material_id', 'edition', 'user_id'])
        .doUpdateSet({ download_time: now, downloads: sql<number>`material_read.downloads + 1` }),
    )
    .execute()
  ctx.note({ table: 'material', id, message: file.name })
  return { url: file.url, name: file.name }
}
