import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Photos and drawn signatures of a handover are seen by those who may see the handover. */
export const moneyBoxReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_escort', 'query') &&
  (await scopedBy(db, user).rows('money_box').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
