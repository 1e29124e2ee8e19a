import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Unscoped } from '../../db/scope.ts'

/**
 * The same connection with the scoped tables, for rules that must look beyond the caller's scope (a supervisor of the
 * branch, a phone number used elsewhere). Each use is in the reviewed list of `everything.test.ts`.
 */
export const everything = (db: Kysely<Unscoped>): Kysely<DB> => db as unknown as Kysely<DB>
