import { removeOld } from '@shouya/server/core/jobs/removeOld.ts'
import { sql } from 'kysely'

/** What was entered goes so many years after its last change (domain 7.3): nothing else refers to it. */
export const removeOldEntries = removeOld({
  table: 'selfcheck_value',
  years: 5,
  past: (edge) => sql`fill_time < ${edge}`,
})
