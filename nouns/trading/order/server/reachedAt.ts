import { failAt } from '@shouya/server/core/failure.ts'
import { maskNumber } from '@shouya/server/core/personal/maskNumber.ts'
import { isPhysical } from '../rules.ts'
import type { Buyer } from './buyers.ts'

type Reached = { readonly order_type: number; readonly contact_name: string | null; readonly phone: string | null }

/**
 * Whom goods reach: the buyer's contact, and its phone where it was left out, or left masked as the form has read it. A masked number of
 * somebody else is refused.
 */
export function reachedAt(
  { order_type, contact_name, phone }: Reached,
  buyer: Pick<Buyer, 'contact_name' | 'phone'>,
): Pick<Reached, 'contact_name' | 'phone'> {
  if (!isPhysical(order_type)) return { contact_name, phone }
  const isLeft = phone === null || (buyer.phone !== null && phone === maskNumber(buyer.phone))
  if (!isLeft && phone.includes('*')) failAt('phone', 'order.refused.maskedPhone')
  return { contact_name: contact_name ?? buyer.contact_name, phone: isLeft ? buyer.phone : phone }
}
