import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'

/** Who has been barred since they were deleted does not come back (domain 3.3). */
export async function checkRestoredStaff({ db }: Pick<Ctx, 'db'>, row: { id_card_hash: string | null }): Promise<void> {
  const barred = await db
    .selectFrom('escort_blacklist')
    .select('id')
    .where('remove_time', 'is', null)
    // A hash stands in the bin as PostgreSQL writes bytes.
    .where(sql<boolean>`id_card_hash = ${row.id_card_hash}::bytea`)
    .executeTakeFirst()
  if (barred) fail('NotEligible', { reason: 'escort.barred' })
}
