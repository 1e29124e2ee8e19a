import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Photos of a rectification are seen by those who may see the rectification. */
export const rectificationReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'rectify', 'query') &&
  (await scopedBy(db, user).rows('rectification').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
