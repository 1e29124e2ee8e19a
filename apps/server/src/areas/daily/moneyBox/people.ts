import type { Kysely } from 'kysely'
import { peopleWith } from '../../../core/org/peopleWith.ts'
import type { Unscoped } from '../../../db/scope.ts'

/** People who can hand over for a unit: those who verify or sign. */
export const bankPeopleOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_escort', operations: ['verify', 'sign'] })
