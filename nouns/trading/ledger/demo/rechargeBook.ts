import { iso } from '@shouya/server/demo/calendar.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Staff } from '../../demo/staff.ts'
import { payType } from '../../payment/noun.ts'
import { recharge as noun } from '../../recharge/noun.ts'
import type { Journal } from './journal.ts'
import type { Package } from './packages.ts'
import type { DevicePlan } from './planDevices.ts'
import type { MemberPlan } from './planMembers.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Fen by which the wrong amounts are too small. */
const SHORT = 100
const { codes } = noun.states

/** `at`: when it was asked for; `expire`: when what was bought ends. */
export type RechargeRow = Record<string, unknown> & {
  readonly id: number
  readonly at: number
  readonly expire: number
  readonly status: number
  readonly member_id: number
  readonly device_id: number | null
  readonly pay_amount: number
  readonly amount: number
  readonly gift_amount: number
  readonly times: number
  readonly gift_times: number
  readonly days: number
  earned_amount: number
}
export type Purchase = {
  readonly member: MemberPlan
  /** Times and days are bought for a device. */
  readonly device?: DevicePlan
  readonly bought: Package
  readonly at: number
  readonly state: number
}

const unpaid: readonly number[] = [codes.waiting, codes.closed, codes.wrong]
const back: readonly number[] = [codes.refunding, codes.refunded]

/** Recharges as their steps leave them (domain 11.10), with what they move in the ledger. */
export class RechargeBook {
  readonly rows: RechargeRow[] = []
  readonly #staff: Staff
  readonly #journal: Journal
  readonly #draw: Random

  constructor(staff: Staff, journal: Journal, draw: Random) {
    this.#staff = staff
    this.#journal = journal
    this.#draw = draw
  }

  buy({ member, device, bought, at, state }: Purchase): RechargeRow {
    const { service } = this.#staff
    const creditAt = at + this.#draw.int(20, 600) * 1000 + 2_000
    const row: RechargeRow = {
      ...{ id: this.rows.length + 1, at, expire: creditAt + bought.valid * DAY, status: state, search_text: '' },
      ...{ member_id: member.id, agent_id: member.agent.id, device_id: device?.id ?? null, version: 1 },
      ...{ package_id: bought.id, package_name: bought.name, package_type: bought.type, valid_days: bought.valid },
      ...{ amount: bought.amount ?? 0, gift_amount: bought.gift ?? 0, days: bought.days ?? 0 },
      ...{ times: bought.times ?? 0, gift_times: bought.giftTimes ?? 0, pay_amount: bought.price },
      ...{ pay_type: this.#wayOf(state), voucher_file_ids: [], refund_amount: 0, gift_reclaimed: 0, earned_amount: 0 },
      ...(state === codes.wrong && { wrong_amount: bought.price - SHORT }),
      ...(state === codes.closed && { close_reason: '超过支付时限未支付' }),
      ...{ create_user_id: service.id, create_user_name: service.real_name, create_time: iso(at) },
    }
    this.rows.push(row)
    if (!unpaid.includes(state)) this.#credit(row, creditAt)
    return row
  }

  /** Asks for all of it back; answers when. */
  askRefund(row: RechargeRow): number {
    const at = row.at + DAY
    const { amount } = row
    Object.assign(row, {
      ...{ refund_reason: '会员不再使用，申请退款', refund_amount: row.pay_amount, unused: amount },
      ...{ refund_apply_user_id: this.#staff.service.id, refund_apply_time: iso(at) },
    })
    this.#journal.setAside({ ...recordOf(row), at, account: 'balance', ownerId: row.member_id, amount })
    return at
  }

  refund(row: RechargeRow): void {
    const at = this.askRefund(row) + 5 * HOUR
    const { id, real_name } = this.#staff.cashier
    Object.assign(row, { refund_user_id: id, refund_user_name: real_name, refund_time: iso(at), end_time: iso(at) })
    const record = { ...recordOf(row), at, operator: this.#staff.cashier }
    this.#journal.giveBack(record)
    const owners = { member: row.member_id }
    const amounts = { paid: row.pay_amount, gift: 0 }
    this.#journal.post({ ...record, event: 'recharge_refund_sent', owners, amounts })
    this.#journal.post({ ...record, event: 'refund_arrived', owners: {}, amounts: { amount: row.pay_amount } })
  }

  /** A part of the price is earned; what is not earned yet stays set aside. */
  earn(row: RechargeRow, earned: number, at: number, isOver: boolean): void {
    const record = { ...recordOf(row), at }
    this.#journal.giveBack(record)
    this.#journal.post({
      ...{ ...record, event: 'order_paid_from_balance', part: String(earned), operator: null },
      ...{ owners: { member: row.member_id }, amounts: { amount: earned } },
    })
    const amount = row.pay_amount - earned
    if (amount > 0) this.#journal.setAside({ ...record, account: 'balance', ownerId: row.member_id, amount })
    row.earned_amount = earned
    if (isOver) row.end_time = iso(at)
  }

  /** Refunds go back by transfer, so that no provider is asked for what it never had; so do those that wait for finance. */
  #wayOf(state: number): number {
    if (back.includes(state) || state === codes.waiting) return payType.transfer
    const { wechat, alipay, transfer, offline } = payType
    const way = this.#draw.pick([wechat, wechat, alipay, transfer, offline])
    // Only a provider says that another amount was paid.
    return state === codes.wrong ? wechat : way
  }

  #credit(row: RechargeRow, at: number): void {
    const by = row.pay_type === payType.transfer ? this.#staff.auditor : this.#staff.service
    Object.assign(row, {
      ...{ trade_no: `42000${String(row.id).padStart(12, '0')}`, pay_time: iso(at - 2_000), credit_time: iso(at) },
      ...{ operator_id: by.id, operator_name: by.real_name },
    })
    this.#journal.post({
      ...{ ...recordOf(row), at, event: 'recharged', owners: { member: row.member_id }, operator: by },
      amounts: { paid: row.pay_amount, gift: row.gift_amount },
    })
    if (row.device_id === null) return
    row.expire_time = iso(row.expire)
    this.#journal.setAside({ ...recordOf(row), at, account: 'balance', ownerId: row.member_id, amount: row.pay_amount })
  }
}

const recordOf = ({ id }: RechargeRow) => ({ table: noun.table, id })
