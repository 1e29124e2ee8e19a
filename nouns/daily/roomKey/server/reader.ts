import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Drawn signatures of a handover are read by those who may read the handover. */
export const roomKeyReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_key', 'query') &&
  (await scopedBy(db, user).rows('room_key').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
