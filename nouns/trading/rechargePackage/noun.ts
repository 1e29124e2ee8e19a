import { code, count, day, line, moment, money, person } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const entered = { optional: true, entered: true } as const
/** Amounts up to a million yuan. */
const amount = { max: 100_000_000, entered: true } as const

/** Service packages that members buy: times or days of a device, or an amount with a gift (domain 11.10). */
export const rechargePackage = defineNoun({
  name: 'rechargePackage',
  controller: 'Recharge',
  infix: 'Package',
  table: 'recharge_package',
  permission: 'package',
  route: '/product/package',
  states: { dict: 'product_status', codes: { off: 0, on: 1 }, open: [] },
  moves: {
    edit: { from: ['off', 'on'], operation: 'edit', action: 'SavePackage' },
    offer: { from: ['off'], to: 'on', operation: 'enable', action: 'ChangePackageStatus' },
    withdraw: { from: ['on'], to: 'off', operation: 'enable', action: 'ChangePackageStatus' },
    delete: { from: ['off', 'on'], operation: 'delete', action: 'DeletePackage', danger: true },
  },
  fields: {
    package_name: line(100, 2, { entered: true }),
    package_type: code('package_type', { min: 1, max: 3, entered: true }),
    price: money({ ...amount, min: 1 }),
    // Of what type it is: times, days.
    times: count({ min: 1, max: 1_000_000, ...entered }),
    days: count({ min: 1, max: 3660, ...entered }),
    gift_amount: money({ ...amount, min: 0 }),
    gift_times: count({ min: 0, max: 1_000_000, entered: true }),
    valid_days: count({ min: 1, max: 3660, entered: true }),
    limit_per_member: count({ min: 1, max: 1000, ...entered }),
    begin_date: day(entered),
    end_date: day(entered),
    sort: count({ min: 0, max: 9999, entered: true }),
    status: code('product_status', { min: 0, max: 1 }),
    sold: count(),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    create_time: moment({ detail: true }),
    remark: line(500, 1, { ...entered, detail: true }),
  },
  query: { sorts: ['sort', 'package_name', 'price', 'create_time'], among: ['package_type', 'status'] },
})

/** Dictionary package_type. */
export const packageType = { times: 1, days: 2, amount: 3 } as const
