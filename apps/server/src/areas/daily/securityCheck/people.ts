import type { Kysely } from 'kysely'
import { peopleWith } from '../../../core/org/peopleWith.ts'
import type { Unscoped } from '../../../db/scope.ts'

/** People who can check a unit: those who submit or sign second. */
export const checkersOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_security', operations: ['submit', 'sign'] })
