import { removeOld } from '@shouya/server/core/jobs/removeOld.ts'
import { sql } from 'kysely'
import { materialType } from '../rules.ts'
import { status } from './rules.ts'

/**
 * Documents of the learning corner go with their readings so many years after they were taken down, and deleted ones of both types after
 * the same time; those about construction stay (domain 9.1).
 */
export const removeOldMaterials = removeOld({
  table: 'material',
  years: 3,
  past: (edge) => sql`(status = ${status.unpublished} and type = ${materialType.learning} and unpublish_time < ${edge}
    or status = ${status.deleted} and coalesce(update_time, create_time) < ${edge})`,
  parts: { material_reading: 'material_id', material_read: 'material_id' },
})
