import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import type { ServiceLevels } from '../rules.ts'

/** The service level of a vendor, by urgency. */
export const levelsOf = (db: Kysely<Unscoped>, vendorId: number) =>
  db
    .selectFrom('maintain_sla')
    .select(['urgency', 'respond_hours', 'arrive_hours', 'repair_hours'])
    .where('company_id', '=', vendorId)
    .orderBy('urgency')
    .execute()

/** Replaces the service level of a vendor. */
export async function keepLevels(db: Kysely<Unscoped>, vendorId: number, levels: ServiceLevels): Promise<void> {
  await db.deleteFrom('maintain_sla').where('company_id', '=', vendorId).execute()
  await db
    .insertInto('maintain_sla')
    .values(levels.map((level) => ({ ...level, company_id: vendorId })))
    .execute()
}
