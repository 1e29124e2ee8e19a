import type { Ctx } from '@shouya/server/core/context.ts'
import { quotaLeft } from '../../server/quotaLeft.ts'
import { buyerType } from '../rules.ts'
import type { Order } from './types.ts'

type Wanted = { readonly product_id: number | null; readonly binding_id: number | null; readonly qty: number }

/**
 * The first line by which an agent would have more devices of a product than was agreed with it (domain 11.4), and how many it may order.
 * Members order as many as they like; a renewal brings no device.
 * @param without the order itself, where it is one already
 */
export async function overQuota(
  { db }: Pick<Ctx, 'db'>,
  { buyer_type, agent_id }: Pick<Order, 'buyer_type' | 'agent_id'>,
  lines: readonly Wanted[],
  without: number | null,
): Promise<{ at: number; left: number } | undefined> {
  if (buyer_type !== buyerType.agent) return undefined
  const products = lines.flatMap(({ product_id, binding_id }) => (binding_id === null ? (product_id ?? []) : []))
  if (products.length === 0) return undefined
  const left = await quotaLeft(db, agent_id, products, without)
  const leftOf = ({ product_id, binding_id }: Wanted) =>
    product_id === null || binding_id !== null ? Number.POSITIVE_INFINITY : Math.max(0, left.get(product_id) ?? 0)
  const at = lines.findIndex((line) => line.qty > leftOf(line))
  return at < 0 ? undefined : { at, left: leftOf(lines[at] as Wanted) }
}
