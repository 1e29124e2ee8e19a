import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type { Ground } from './rows.ts'

/** What a test does to the ledger past the nouns. */
export const inTransaction = <T>(t: Ground, work: (db: Kysely<Unscoped>) => Promise<T>): Promise<T> =>
  t.services.database.kysely.transaction().execute((tx) => work(tx as unknown as Kysely<Unscoped>))
