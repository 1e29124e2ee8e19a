import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Documents and signatures of a record are seen by those who may see the record. */
export const videoAccessReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_video', 'query') &&
  (await scopedBy(db, user).rows('video_access').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
