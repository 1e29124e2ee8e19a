import { can } from '../../../core/context.ts'
import type { FileReaders } from '../../../core/files/files.ts'
import { scopedBy } from '../../../db/scope.ts'

/** Photos and drawn signatures of a check are seen by those who may see the check. */
export const securityCheckReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_security', 'query') &&
  (await scopedBy(db, user).rows('security_check').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
