import type { Result as Answered } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import type * as Contract from '../contract.ts'
import { reportFile } from '../noun.ts'
import { categories } from '../rules.ts'
import { isExpired } from './rows.ts'
import { status } from './rules.ts'

/** How many files are in the archive, by category. */
export async function categoryCounts(ctx: Ctx): Promise<Answered<typeof Contract.GetCategoryCounts>> {
  const today = localDay(ctx.now, ctx.services.database.timezone)
  const year = Number(today.slice(0, 4))
  const found = await ctx.scoped
    .rows(reportFile.table)
    .select([
      'category',
      sql<number>`(count(*) filter (where year = ${year}))::int`.as('this_year'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${isExpired(today)}))::int`.as('expired'),
    ])
    .where('status', 'in', [status.archived, status.lent, status.listed])
    .groupBy('category')
    .execute()
  const byCategory = new Map(found.map((row) => [row.category, row]))
  const none = { this_year: 0, total: 0, expired: 0 }
  const rows = Object.keys(categories)
    .map(Number)
    .map((category) => ({ ...none, ...byCategory.get(category), category }))
  return { year, rows }
}
