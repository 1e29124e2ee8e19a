import { sql } from 'kysely'
import { files } from '../budgets/budgets.ts'
import type { Principal } from '../context.ts'
import { fail } from '../failure.ts'
import type { Services } from '../services.ts'
import { moment } from '../time/moment.ts'

const HOUR = 3_600_000
const MEGABYTE = 1_048_576

/** Refuses a further file of an account that has too many unreferenced ones, or uploaded too many within an hour. */
export async function checkFileBudget({ database, settings, clock }: Services, user: Principal): Promise<void> {
  const now = clock.now().getTime()
  const largest = (await settings.get('upload.max_mb')) * MEGABYTE
  const loose = sql`file.ref_id is null`
  const recent = sql`file.create_time > ${moment(new Date(now - HOUR))}`
  const usage = await database.kysely
    .selectFrom('file')
    .innerJoin('file_blob', 'file_blob.sha256', 'file.sha256')
    .where('file.create_user_id', '=', user.userId)
    .where('file.create_time', '>', moment(new Date(now - 24 * HOUR)))
    .select([
      sql<number>`(count(*) filter (where ${loose}))::int`.as('loose'),
      sql<number>`coalesce(sum(file_blob.size) filter (where ${loose}), 0)::float8`.as('looseBytes'),
      sql<number>`(count(*) filter (where ${recent}))::int`.as('hour'),
      sql<number>`coalesce(sum(file_blob.size) filter (where ${recent}), 0)::float8`.as('hourBytes'),
    ])
    .executeTakeFirstOrThrow()
  if (usage.loose >= files.loose || usage.looseBytes >= files.looseLargest * largest)
    fail('Busy', { reason: 'file.tooManyLoose' })
  if (usage.hour >= files.hour || usage.hourBytes >= files.hourLargest * largest)
    fail('Busy', { reason: 'file.tooManyHour' })
}
