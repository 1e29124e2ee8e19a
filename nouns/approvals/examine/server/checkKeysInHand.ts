import type { Definition } from '@shouya/approvals/definition'
import type { Values } from '@shouya/forms/document'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { failAt } from '@shouya/server/core/failure.ts'
import { keyLedger } from '../../../daily/keyLedger/noun.ts'

const MOST_NAMED = 5

/**
 * A request for leave while the initiator holds keys must say that they are handed over; 1001 with the keys (domain
 * 10.3).
 */
export async function checkKeysInHand(ctx: Ctx, { onPass = [] }: Definition, values: Values): Promise<void> {
  // A hidden field, as for people who never hold keys, is not among the values.
  const isAsked = onPass.some(({ topic }) => topic === 'absence.mark') && Object.hasOwn(values, 'key_handover')
  if (!isAsked || values.key_handover === true) return
  const heldKeys = await everything(ctx.db)
    .selectFrom('key_ledger')
    .select(['key_no', 'key_name'])
    .where('holder_user_id', '=', ctx.user.userId)
    .where('position', '=', keyLedger.states.codes.held)
    .orderBy('key_no')
    .execute()
  if (heldKeys.length === 0) return
  const names = heldKeys.slice(0, MOST_NAMED).map(({ key_no, key_name }) => `${key_no} ${key_name}`)
  failAt('data.key_handover', 'request.refused.keysInHand', { count: heldKeys.length, keys: names })
}
