import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { servedBy } from '../../server/units.ts'

/** The vendor of a unit that somebody calls by its name or short name; null where the name is nobody's. */
export async function vendorNamed(db: Kysely<Unscoped>, deptId: number, name: string | null): Promise<number | null> {
  if (name === null) return null
  const found = await everything(db)
    .selectFrom('maintain_company')
    .innerJoin('dept', (join) => join.on('dept.id', '=', deptId))
    .select('maintain_company.id')
    .where((eb) =>
      eb.or([eb('maintain_company.company_name', '=', name), eb('maintain_company.short_name', '=', name)]),
    )
    .where(servedBy('maintain_company.id'))
    .executeTakeFirst()
  return found?.id ?? null
}
