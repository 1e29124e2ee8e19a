import type { Row } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { todayOf } from '@shouya/server/core/time/todayOf.ts'
import { expiring } from '@shouya/server/noun/expiring.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Vendor from '../contract.ts'
import { vendor } from '../noun.ts'
import { levelsOf } from './levels.ts'

/** The conditions of the list, the export and the counters. What ends of a vendor that has ended is nobody's business. */
export const conditionsOf = (ctx: Pick<Ctx, 'now' | 'services'>) => (query: Vendor.VendorFilters) =>
  allOf([
    ...conditionsIn(vendor, query),
    ...when(query.service_type, sql`${query.service_type} = any(maintain_company.service_types)`),
    ...expiring('maintain_company.valid_end', query.expiry, todayOf(ctx)),
    ...when(query.expiry, sql`maintain_company.status <> ${vendor.states.codes.ended}`),
  ])

/** Vendors in the caller's scope, with the outlets that they are bound to and the orders that they work on, as numbers. */
export const selectVendors = (ctx: Pick<Ctx, 'scoped'>) =>
  ctx.scoped
    .rows('maintain_company')
    .selectAll('maintain_company')
    .select([
      sql<number>`(select count(distinct outlet.id)::int from maintain_bind bind
        join dept bound on bound.id = bind.dept_id
        join dept outlet on outlet.path <@ bound.path and outlet.dept_type = 4 and outlet.status = 1
        where bind.company_id = maintain_company.id and bind.status = 1)`.as('bound_count'),
      sql<number>`(select count(*)::int from repair_order mine
        where mine.company_id = maintain_company.id and mine.holds_device)`.as('open_count'),
    ])

export type Contractor = Awaited<ReturnType<ReturnType<typeof selectVendors>['executeTakeFirstOrThrow']>>

/** The columns of the file that are not as they are stored. */
export const scored = <R extends { score_avg: string | number | null }>(row: R) => ({
  ...row,
  score_avg: row.score_avg === null ? null : Number(row.score_avg),
})

/** A row of the list as the caller sees it. A vendor whose contract has ended does not go on. */
export const rowOf =
  (ctx: Ctx) =>
  (row: Contractor): Row<typeof Vendor.GetCompanyPageList> => {
    const expired = row.contract_end < todayOf(ctx)
    const moves = allowedMoves(vendor, row, ctx.user).filter((move) => move !== 'resume' || !expired)
    return { ...scored(row), expired, moves }
  }

/** A vendor with its units, service levels and whom to call. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Contractor): Promise<Row<typeof Vendor.GetCompany>> => {
    const { id } = row
    const all = everything(ctx.db)
    const depts = await all
      .selectFrom('maintain_company_dept')
      .innerJoin('dept', 'dept.id', 'maintain_company_dept.dept_id')
      .select(['dept.id', 'dept_name'])
      .where('company_id', '=', id)
      .orderBy('dept.path')
      .execute()
    const contact = await all
      .selectFrom('maintain_contact')
      .select(['name', 'phone'])
      .where('company_id', '=', id)
      .where('status', '=', 1)
      .orderBy('is_default', 'desc')
      .orderBy('id')
      .executeTakeFirst()
    return { ...row, ...rowOf(ctx)(row), depts, sla: await levelsOf(ctx.db, id), contact: contact ?? null }
  }
