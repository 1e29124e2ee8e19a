import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { maintainedBy } from '@shouya/server/db/maintainedBy.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { vendorsOf } from '../../vendorBinding/server/resolve.ts'
import type * as Equipment from '../contract.ts'
import { equipment } from '../noun.ts'
import { lifeOf } from './life.ts'

const inUse = sql<boolean>`equipment.status <> ${equipment.states.codes.scrapped}`

/** Maintenance that is late, or due within so many days: what was missed stays due. */
const dueWithin = (maint: string, today: string) =>
  sql<boolean>`equipment.next_maint <= ${maint === 'expired' ? addDays(today, -1) : addDays(today, Number(maint))}::date`

/** The conditions of the list, the labels, the export and the counters. Days of scrapped devices are nobody's business. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: Equipment.EquipmentFilters) => {
  const today = todayOf(ctx)
  return allOf([
    ...conditionsIn(equipment, query),
    ...when(query.company_id, maintainedBy(query.company_id ?? null, today)),
    ...when(query.unbound, sql`${maintainedBy(null, today)} and ${inUse}`),
    ...when(query.outOfWarranty, sql`equipment.warranty_end < ${today}::date and ${inUse}`),
    ...expiring('equipment.warranty_end', query.expiry, today),
    ...when(query.maint, dueWithin(query.maint ?? 'expired', today)),
    ...when(query.expiry ?? query.maint, inUse),
  ])
}

/** Devices in the caller's scope with the names of what they name. */
export const selectEquipment = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('equipment')
    .selectAll('equipment')
    .select([
      sql<string>`(select dept_name from dept unit where unit.id = equipment.dept_id)`.as('dept_name'),
      sql<string | null>`(select company_name from maintain_company company
        where company.id = equipment.maintain_company_id)`.as('company_name'),
    ])

export type Device = Awaited<ReturnType<ReturnType<typeof selectEquipment>['executeTakeFirstOrThrow']>>

/** Devices with whoever maintains them today, as a file has them. */
export async function withVendors<R extends Device>(ctx: Ctx, rows: readonly R[]) {
  const vendors = await vendorsOf(ctx.db, rows, todayOf(ctx))
  return rows.map((row, at) => ({
    ...row,
    vendor: vendors[at] ?? null,
    vendor_name: vendors[at]?.company_name ?? null,
  }))
}

/** Rows of the list as the caller sees them. */
export async function listed(ctx: Ctx, rows: readonly Device[]): Promise<Row<typeof Equipment.GetPageList>[]> {
  const all = await withVendors(ctx, rows)
  return all.map((row) => ({ ...row, moves: allowedMoves(equipment, row, ctx.user) }))
}

/** Devices with their picture and their life. */
export async function detailed(ctx: Ctx, rows: readonly Device[]): Promise<Row<typeof Equipment.Get>[]> {
  const all = await listed(ctx, rows)
  return Promise.all(
    all.map(async (row, at) => ({
      ...(rows[at] as Device),
      ...row,
      photos: await filesOf(ctx, [rows[at]?.photo_file_id ?? null]),
      life: await lifeOf(ctx, rows[at] as Device),
    })),
  )
}
