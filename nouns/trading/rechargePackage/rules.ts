import type { MessageKey } from '@shouya/contract/messages'
import { packageType } from './noun.ts'

/** A gift is worth twice the price at most (domain 20). */
const MOST_GIFT = 2

type Content = {
  readonly package_type: number
  readonly price: number
  readonly times: number | null
  readonly days: number | null
  readonly gift_amount: number
  readonly gift_times: number
  readonly valid_days: number
  readonly begin_date: string | null
  readonly end_date: string | null
}

/** What its type leaves room for. */
export const keptOf = <C extends Content>(content: C): C => ({
  ...content,
  times: content.package_type === packageType.times ? content.times : null,
  days: content.package_type === packageType.days ? content.days : null,
  gift_amount: content.package_type === packageType.amount ? content.gift_amount : 0,
  gift_times: content.package_type === packageType.times ? content.gift_times : 0,
})

type Issue = { readonly path: string; readonly reason: MessageKey }

/** What stands against a package. */
export function packageIssues({ package_type: type, ...content }: Content): Issue[] {
  const { times, days, price, gift_amount, gift_times, valid_days, begin_date, end_date } = content
  return [
    type === packageType.times &&
      times === null &&
      ({ path: 'times', reason: 'rechargePackage.refused.times' } as const),
    type === packageType.days && days === null && ({ path: 'days', reason: 'rechargePackage.refused.days' } as const),
    gift_amount > price * MOST_GIFT && ({ path: 'gift_amount', reason: 'rechargePackage.refused.gift' } as const),
    gift_times > (times ?? 0) * MOST_GIFT && ({ path: 'gift_times', reason: 'rechargePackage.refused.gift' } as const),
    (days ?? 0) > valid_days && ({ path: 'valid_days', reason: 'rechargePackage.refused.valid' } as const),
    begin_date !== null &&
      end_date !== null &&
      end_date < begin_date &&
      ({ path: 'end_date', reason: 'input.dayOrder' } as const),
  ].filter((issue) => issue !== false)
}
