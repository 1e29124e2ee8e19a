import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import type { Locked } from './lock.ts'
import { type Origin, originsOf } from './origins.ts'

type Wanted = { readonly amount: number; readonly origin_pledge_no: string }

/** The record by which money came that goes back or on (1001 none of this deposit, 1007 not so much). */
export async function takeFrom({ db }: Pick<Ctx, 'db'>, row: Locked, wanted: Wanted): Promise<Origin> {
  if (wanted.amount > row.refundable) fail('Insufficient', { reason: 'deposit.refused.refundable' })
  const origin = (await originsOf(db, row.id)).find(({ pledge_no }) => pledge_no === wanted.origin_pledge_no)
  if (!origin) failAt('origin_pledge_no', 'input.value')
  if (wanted.amount > origin.remaining) fail('Insufficient', { reason: 'deposit.refused.origin' })
  return origin
}
