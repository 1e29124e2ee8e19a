import { removeOld } from '@shouya/server/core/jobs/removeOld.ts'
import { sql } from 'kysely'

/** Notices go with their receipts so many years after they were published, or made where they never were (domain 9.2). */
export const removeOldNotices = removeOld({
  table: 'notice',
  years: 3,
  past: (edge) => sql`coalesce(publish_time, create_time) < ${edge}`,
  parts: { notice_read: 'notice_id' },
})
