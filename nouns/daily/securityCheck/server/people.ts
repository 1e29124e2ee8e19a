import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** People who can check a unit: those who submit or sign second. */
export const checkersOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_security', operations: ['submit', 'sign'] })
