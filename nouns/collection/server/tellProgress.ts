import { notify } from '@shouya/server/core/notify/notify.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** Tells the consoles of those who see what a unit has issued that its progress has changed. */
export const tellProgress = (db: Kysely<Unscoped>, deptId: number): Promise<void> =>
  notify(db, { type: 'issue', deptIds: [deptId] })
