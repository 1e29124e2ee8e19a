import { type Kysely, sql } from 'kysely'
import type { Unscoped } from '../../db/scope.ts'
import { Failure } from '../failure.ts'

/** Does the same to several records, each for itself: one that is refused stays as it was, the others are done. */
export async function eachAlone<T, R>(
  db: Kysely<Unscoped>,
  records: Iterable<T>,
  work: (record: T) => Promise<R>,
): Promise<{ done: R[]; refused: { record: T; failure: Failure }[] }> {
  const done: R[] = []
  const refused: { record: T; failure: Failure }[] = []
  for (const record of records) {
    await sql`savepoint each_alone`.execute(db)
    try {
      done.push(await work(record))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await sql`rollback to savepoint each_alone`.execute(db)
      refused.push({ record, failure: error })
    }
    await sql`release savepoint each_alone`.execute(db)
  }
  return { done, refused }
}
