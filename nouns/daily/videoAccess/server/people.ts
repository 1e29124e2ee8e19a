import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** People who can supervise access to a unit's recordings: those who sign. */
export const supervisorsOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_video', operations: ['sign'] })
