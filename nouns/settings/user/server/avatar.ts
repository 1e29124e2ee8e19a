import { everything } from '@shouya/server/core/access/everything.ts'
import { can } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { removeMetadata } from '@shouya/server/core/files/removeMetadata.ts'
import { quotable, tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import type { Handler } from '@shouya/server/core/handle.ts'
import { notify } from '@shouya/server/core/notify/notify.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import type * as User from '../contract.ts'
import { user } from '../noun.ts'

const table = 'sys_user'

/** Sets the caller's picture; the clean-up deletes the previous one. */
export const setAvatar: Handler<typeof User.SetAvatar> = async (ctx, { file_id }) => {
  const { userId } = ctx.user
  await ctx.db
    .updateTable('file')
    .set({ ref_table: null, ref_id: null })
    .where('ref_table', '=', table)
    .where('ref_id', '=', userId)
    .where('id', '<>', file_id ?? 0)
    .execute()
  if (file_id !== null) {
    const place = { table, id: userId }
    const files = await quotable(ctx, [file_id], [place])
    if (!files.get(file_id)?.mime.startsWith('image/')) failAt('file_id', 'input.file')
    // A person need not use the page, which cuts and draws the picture anew.
    if (!(await removeMetadata(ctx, file_id))) failAt('file_id', 'file.image')
    await tieFiles(ctx, [file_id], place)
  }
  await everything(ctx.db).updateTable('sys_user').set({ avatar_file_id: file_id }).where('id', '=', userId).execute()
  await notify(ctx.db, { type: 'permission' })
  ctx.note({ table, id: userId, after: { avatar_file_id: file_id } })
  return null
}

/** A picture is shown to its owner, and to those who have the account in their list. */
export const avatarReader: FileReaders[string] = async (db, reader, id) => {
  if (id === reader.userId) return true
  if (!can(reader, user.permission, 'query')) return false
  const account = scopedBy(db, reader).rows('sys_user').select('id').where('id', '=', id)
  return (await account.executeTakeFirst()) !== undefined
}
