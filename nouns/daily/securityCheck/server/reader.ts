import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'

/** Photos and drawn signatures of a check are seen by those who may see the check. */
export const securityCheckReader: FileReaders[string] = async (db, user, id) =>
  can(user, 'daily_security', 'query') &&
  (await scopedBy(db, user).rows('security_check').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
