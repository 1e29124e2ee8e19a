import type { MessageKey } from '@shouya/contract/messages'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { factsOn } from './facts.ts'
import { staffReasons } from './rules.ts'

/**
 * Why people may not carry boxes for units on a day (domain 3.3): staff id → reasons as keys of messages, none when they may.
 * A person may work at the units if each is one of their units or below one. Unknown ids are left out.
 */
export async function canEscort(
  db: Kysely<Unscoped>,
  staffIds: readonly number[],
  unitIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, MessageKey[]>> {
  if (staffIds.length === 0) return new Map()
  const rows = await everything(db)
    .selectFrom('escort_staff')
    .innerJoin('escort_company', 'escort_company.id', 'escort_staff.escort_company_id')
    .selectAll('escort_staff')
    .select([
      'escort_company.status as company_status',
      sql<boolean>`not exists (select from dept unit where unit.id = any(${unitIds}::bigint[]) and not exists (
        select from escort_staff_dept link join dept own on own.id = link.dept_id
        where link.staff_id = escort_staff.id and unit.path <@ own.path))`.as('placed'),
    ])
    .where('escort_staff.id', 'in', [...staffIds])
    .execute()
  return new Map(
    rows.map(({ company_status, placed, ...row }) => [
      row.id,
      staffReasons({ ...factsOn(row, day), company_status }, day, placed),
    ]),
  )
}
