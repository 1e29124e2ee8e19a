import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/** People who can sign for the keys of a unit. */
export const peopleOf = (db: Kysely<Unscoped>, deptId: number) =>
  peopleWith(db, deptId, { id: 'daily_key', operations: ['receive'] })

/** One of them, or undefined. */
export const personOf = (db: Kysely<Unscoped>, deptId: number, userId: number) =>
  peopleOf(db, deptId).where('sys_user.id', '=', userId).executeTakeFirst()
