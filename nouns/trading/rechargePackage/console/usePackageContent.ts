import { yuan } from '@shouya/console/ui/money.ts'
import { useTranslation } from 'react-i18next'
import { packageType } from '../noun.ts'

type Content = {
  readonly package_type: number
  readonly price: number
  readonly times: number | null
  readonly days: number | null
  readonly gift_amount: number
  readonly gift_times: number
}

/** What a package gives, in words: `500 times, 20 times as a gift`. */
export function usePackageContent(): (content: Content) => string {
  const { t } = useTranslation()
  return ({ package_type, price, times, days, gift_amount, gift_times }) => {
    const gift = (text: string) => ` · ${t('rechargePackage.gift', { gift: text })}`
    if (package_type === packageType.days) return t('rechargePackage.days', { count: days ?? 0 })
    if (package_type === packageType.times)
      return `${t('rechargePackage.times', { count: times ?? 0 })}${gift_times ? gift(t('rechargePackage.times', { count: gift_times })) : ''}`
    const amount = (fen: number) => t('rechargePackage.amount', { amount: yuan(fen) })
    return `${amount(price)}${gift_amount ? gift(amount(gift_amount)) : ''}`
  }
}
