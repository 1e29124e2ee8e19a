import { entered, type Staff } from '../../demo/staff.ts'
import { packageType } from '../../rechargePackage/noun.ts'

export type Package = {
  readonly id: number
  readonly name: string
  readonly type: number
  readonly price: number
  readonly times?: number
  readonly giftTimes?: number
  readonly days?: number
  readonly amount?: number
  readonly gift?: number
  readonly valid: number
  readonly off?: true
}

/** Service packages, those of domain 11.10 and 21 among them. */
export const packages = [
  { id: 1, name: '500次套餐', type: packageType.times, price: 50_000, times: 500, giftTimes: 20, valid: 365 },
  { id: 2, name: '30天畅用', type: packageType.days, price: 29_900, days: 30, valid: 60 },
  { id: 3, name: '充1000送50', type: packageType.amount, price: 100_000, amount: 100_000, gift: 5_000, valid: 3650 },
  { id: 4, name: '100次套餐', type: packageType.times, price: 12_000, times: 100, valid: 180 },
  { id: 5, name: '充300', type: packageType.amount, price: 30_000, amount: 30_000, valid: 3650 },
  { id: 6, name: '季度畅用', type: packageType.days, price: 79_900, days: 90, valid: 180, off: true },
] as const satisfies readonly Package[]

export const packageRows = ({ operator }: Staff, at: number): object[] =>
  packages.map((of: Package) => ({
    ...{ id: of.id, package_name: of.name, package_type: of.type, price: of.price, valid_days: of.valid },
    ...{ times: of.times, days: of.days, amount: of.amount, gift_amount: of.gift ?? 0, gift_times: of.giftTimes ?? 0 },
    ...{ product_ids: [], sort: of.id * 10, status: of.off ? 0 : 1, ...entered(operator, at) },
  }))
