import { can } from '@shouya/server/core/context.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import { scopedBy } from '@shouya/server/db/scope.ts'
import { faultRepair } from '../noun.ts'

/** Photos and drawn signatures of a fault are seen by those who may see the fault. */
export const faultRepairReader: FileReaders[string] = async (db, user, id) =>
  can(user, faultRepair.permission, 'query') &&
  (await scopedBy(db, user).rows('fault_repair').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
