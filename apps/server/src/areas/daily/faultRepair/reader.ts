import { faultRepair } from '@shouya/contract/nouns/faultRepair/noun'
import { can } from '../../../core/context.ts'
import type { FileReaders } from '../../../core/files/files.ts'
import { scopedBy } from '../../../db/scope.ts'

/** Photos and drawn signatures of a fault are seen by those who may see the fault. */
export const faultRepairReader: FileReaders[string] = async (db, user, id) =>
  can(user, faultRepair.permission, 'query') &&
  (await scopedBy(db, user).rows('fault_repair').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
