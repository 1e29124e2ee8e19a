import type { FileReaders } from '@shouya/server/core/files/files.ts'

/** The sheet with its errors is for whoever imported it, as long as the result is kept. */
export const resultReader: FileReaders[string] = async (db, user, id) => {
  const row = await db
    .selectFrom('operation_result')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user.userId)
    .executeTakeFirst()
  return row !== undefined
}
