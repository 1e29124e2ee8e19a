import pg from 'pg'

/** Domain 11.1, rule 6. */
const RETRIES = 3
/** The database has ended a transaction for the sake of others: serialization failure, deadlock. */
const conflicts = new Set(['40001', '40P01'])

/** Runs a transaction, after conflicts with others anew, three times at most. What it does must be undone by a rollback. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let left = RETRIES; ; left--) {
    try {
      return await transaction()
    } catch (error) {
      const isConflict = error instanceof pg.DatabaseError && conflicts.has(error.code ?? '')
      if (!isConflict || left === 0) throw error
    }
  }
}
