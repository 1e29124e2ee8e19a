import type { Kysely } from 'kysely'
import { peopleWith } from '../../../core/org/peopleWith.ts'
import type { Unscoped } from '../../../db/scope.ts'

/** People who can supervise access to a unit's recordings: those who sign. */
export const supervisorsOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_video', operations: ['sign'] })
