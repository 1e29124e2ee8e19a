import type { Input } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { regionName } from '@shouya/server/core/org/regions.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf, when } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import { inRegion } from '../../server/inRegion.ts'
import type { GetPageList } from '../contract.ts'
import { useLog } from '../noun.ts'

type Filters = Omit<Input<typeof GetPageList>, 'cursor' | 'pagesize'>

const STANDARD_DAYS = 30
const MOST_DAYS = 366

/** The conditions of list and export: the last month unless days are given, so that few partitions are read. */
function conditionsOf({ now, services }: Ctx, { keywords, late, region, id, ...query }: Filters) {
  const last = query.end_date ?? localDay(now, services.database.timezone)
  const begin_date = query.begin_date ?? addDays(last, 1 - STANDARD_DAYS)
  const end_date = query.end_date ?? addDays(begin_date, MOST_DAYS - 1)
  return allOf([
    ...conditionsIn(useLog, { ...query, ...(id === undefined && { begin_date, end_date }), keywords: '' }),
    ...when(id, sql`use_log.id = ${id}`),
    ...when(late, sql`use_log.is_late`),
    ...inRegion('use_log.city_code', region),
    ...when(
      keywords || undefined,
      sql`use_log.device_no like ${`${keywords.replace(/[\\%_]/g, '\\$&').toUpperCase()}%`}`,
    ),
  ])
}

/** Uses in the caller's scope, newest first, with the names of what they name. */
export const selectUses = (ctx: Ctx, query: Filters) =>
  ctx.scoped
    .rows('use_log')
    .selectAll('use_log')
    .select([
      sql<string>`(select product_name from product where product.id = use_log.product_id)`.as('product_name'),
      sql<string | null>`(select agent_name from agent where agent.id = use_log.agent_id)`.as('agent_name'),
      sql<string | null>`(select member_name from member where member.id = use_log.member_id)`.as('member_name'),
      sql<string | null>`(select consume_name from consume where consume.id = use_log.consume_id)`.as('consume_name'),
    ])
    .where(conditionsOf(ctx, query))
    .orderBy('start_time', 'desc')
    .orderBy('id', 'desc')

type UseRow = Awaited<ReturnType<ReturnType<typeof selectUses>['executeTakeFirstOrThrow']>>

/** Where each was, in words. */
export const placed = <R extends Pick<UseRow, 'city_code'>>(rows: readonly R[]) =>
  rows.map((row) => ({ ...row, city_name: row.city_code && regionName(row.city_code) }))
