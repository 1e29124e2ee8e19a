import { removeOld } from '@shouya/server/core/jobs/removeOld.ts'
import { sql } from 'kysely'

/** Feedback goes so many years after it ended (domain 9.6). */
export const removeOldFeedback = removeOld({
  table: 'feedback',
  years: 2,
  past: (edge) => sql`end_time < ${edge}`,
})
