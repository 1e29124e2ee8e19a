import { parameters } from '@shouya/server/core/settings/parameters.ts'
import { fromStored } from '@shouya/server/core/settings/stored.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'

/**
 * Days until the deadline by level, read in the transaction because subscribers of events have no cached parameters.
 */
export async function defaultDays(db: Kysely<Unscoped>): Promise<Readonly<Record<number, number>>> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'rectify.default_days')
    .executeTakeFirst()
  return fromStored(parameters['rectify.default_days'], row?.value) as Record<number, number>
}
