import { type Ctx, can } from '@shouya/server/core/context.ts'
import type { Order } from './types.ts'

/** The registers that call for orders, as far as this area speaks of them: it does not import the areas that have them. */
const sources = {
  fault_repair: { permission: 'daily_fault', route: '/form/daily/taskdaily/RepairList' },
  rectification: { permission: 'rectify', route: '/form/daily/taskdaily/RectifyList' },
  security_check: { permission: 'daily_security', route: '/form/daily/taskdaily/SecurityItemList' },
} as const

export type SourceTable = keyof typeof sources
const isSource = (table: string | null): table is SourceTable => table !== null && Object.hasOwn(sources, table)

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
