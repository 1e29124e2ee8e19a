import { type Ctx, can } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { source } from '../noun.ts'
import { type Order, status } from './types.ts'

/** The registers that call for orders, as far as this area speaks of them: it does not import the areas that have them. */
const sources = {
  fault_repair: { is: source.register, permission: 'daily_fault', route: '/form/daily/taskdaily/RepairList' },
  security_check: { is: source.check, permission: 'daily_security', route: '/form/daily/taskdaily/SecurityItemList' },
  rectification: { is: source.rectification, permission: 'rectify', route: '/form/daily/taskdaily/RectifyList' },
} as const

type Table = keyof typeof sources
const isSource = (table: string | null): table is Table => table !== null && Object.hasOwn(sources, table)

/** Dictionary rectify_status: nobody has submitted a result yet. */
const UNMENDED = [1, 2]

/**
 * The record that a report names, as the order keeps it; locked, so that one of several at once opens its order. 1001 where the
 * caller may not see it, it is closed, or its order is open.
 */
export async function sourceNamed(ctx: Ctx, { table, id }: { table: Exclude<Table, 'fault_repair'>; id: number }) {
  const { is, permission } = sources[table]
  const row = can(ctx.user, permission, 'query')
    ? await ctx.scoped
        .rows(table)
        .select(['id', 'bill_no', 'dept_id', 'status'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) failAt('of', 'repairOrder.refused.source')
  if (table === 'rectification') {
    if (!UNMENDED.includes(row.status)) failAt('of', 'repairOrder.refused.source')
    const order = await ctx.scoped
      .rows('repair_order')
      .select('bill_no')
      .where('source_table', '=', table)
      .where('source_id', '=', id)
      .where('status', '<>', status.cancelled)
      .executeTakeFirst()
    if (order) failAt('of', 'repairOrder.refused.taken', { bill: order.bill_no })
  }
  return { source: is, source_table: table, source_id: id, source_no: row.bill_no, dept_id: row.dept_id }
}

/** The page of the record that called for an order, where the caller may see it. */
export async function sourceLink(
  { scoped, user }: Ctx,
  { source_table, source_id }: Pick<Order, 'source_table' | 'source_id'>,
): Promise<string | null> {
  if (!isSource(source_table) || source_id === null) return null
  const { permission, route } = sources[source_table]
  if (!can(user, permission, 'query')) return null
  const seen = await scoped.rows(source_table).select('id').where('id', '=', source_id).executeTakeFirst()
  return seen ? `${route}?id=${source_id}` : null
}
