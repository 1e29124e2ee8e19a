import { inject } from 'vitest'
import { type Clone, cloneDatabase } from './cloneDatabase.ts'

/** A database of its own for one test file: the template's clone. */
export const freshDatabase = (): Promise<Clone> => cloneDatabase(inject('templateUrl'), 'wal_log')
