import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { finish } from '../deciding/finish.ts'
import { hasText } from './vote.ts'

/** Withdraws the request, as far as the policy allows (I10). */
export function withdraw(deciding: Deciding, { reason = '' }: Extract<Order, { do: 'withdraw' }>): undefined {
  const { withdraw: policy } = deciding.flow.definition.policies
  if (deciding.command.actor !== deciding.initiator.id) return deciding.refuse('NOT_INITIATOR')
  if (policy === 'never' || (policy === 'beforeFirstAction' && deciding.instance.acted))
    return deciding.refuse('WITHDRAW_NOT_ALLOWED')
  finish(deciding, { type: 'withdrawn', reason: reason.trim() })
}

/** Ends the request, by an administrator with a reason. */
export function terminate(deciding: Deciding, { reason }: Extract<Order, { do: 'terminate' }>): undefined {
  if (!hasText(reason)) return deciding.refuse('REASON_REQUIRED')
  finish(deciding, { type: 'terminated', reason: reason.trim() })
}
