import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Letters, photos and signatures of an entry are seen by those who may see the entry. */
export const outInsideReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_inout', 'query') &&
  (await scopedBy(db, user).rows('out_inside').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
