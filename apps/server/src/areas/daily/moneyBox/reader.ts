import { can } from '../../../core/context.ts'
import type { FileReaders } from '../../../core/files/files.ts'
import { scopedBy } from '../../../db/scope.ts'

/** Photos and drawn signatures of a handover are seen by those who may see the handover. */
export const moneyBoxReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_escort', 'query') &&
  (await scopedBy(db, user).rows('money_box').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
