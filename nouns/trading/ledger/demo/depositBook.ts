import { message } from '@shouya/contract/messages'
import { type Calendar, iso } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Staff } from '../../demo/staff.ts'
import { paymentStatus } from '../../payment/contract.ts'
import { PAY_MINUTES, payType } from '../../payment/noun.ts'
import { pledge, pledgeTypes } from '../../pledge/noun.ts'
import type { Journal } from './journal.ts'
import type { BindingPlan } from './planDevices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const status = pledge.states.codes

/** `at`: when it was written; `origin`: the id of the record on whose way it goes back. */
export type PledgeRow = Record<string, unknown> & { readonly id: number; readonly at: number; readonly origin?: number }

/** A payment of a record through the sandbox, and what goes back of it. */
export type OnlinePlan = {
  readonly record: PledgeRow
  readonly amount: number
  readonly at: number
  readonly status: number
  back?: { readonly refund: PledgeRow; readonly amount: number; readonly at: number; readonly isPaid: boolean }
}

const auditedBy = (auditor: Person, at: number, opinion: string) => ({
  ...{ audit_user_id: auditor.id, audit_user_name: auditor.real_name, audit_time: iso(at), audit_opinion: opinion },
})

/** Deposit records as the steps of a deposit leave them, with what each one moves in the ledger (domain 11.11). */
export class DepositBook {
  readonly rows: PledgeRow[] = []
  readonly payments: OnlinePlan[] = []
  readonly #staff: Staff
  readonly #journal: Journal
  readonly #days: Calendar

  constructor(staff: Staff, journal: Journal, days: Calendar) {
    this.#staff = staff
    this.#journal = journal
    this.#days = days
  }

  /** The deposit of a lease that somebody has begun to pay online: the payment waits, or nobody has paid it in time. */
  begin(binding: BindingPlan, amount: number, at: number, isWaiting: boolean): void {
    const record = this.#write(binding, at, {
      ...{
        type: pledgeTypes.paid,
        amount,
        pay_type: payType.wechat,
        status: isWaiting ? status.unpaid : status.canceled,
      },
      ...(!isWaiting && {
        ...{ fail_reason: message('CN', 'deposit.online.timeout'), finish_time: iso(at + PAY_MINUTES * MINUTE) },
      }),
    })
    this.payments.push({ record, amount, at, status: isWaiting ? paymentStatus.waiting : paymentStatus.closed })
  }

  pay(binding: BindingPlan, amount: number, at: number, isOnline: boolean): PledgeRow {
    const number = String(binding.id).padStart(10, '0')
    const way = isOnline
      ? { pay_type: binding.id % 3 === 0 ? payType.alipay : payType.wechat, trade_no: `SANDBOXD${number}` }
      : { pay_type: payType.transfer, trade_no: `DEP${number}` }
    const row = this.#write(binding, at, {
      ...{ type: pledgeTypes.paid, amount, status: status.done, ...way, finish_time: iso(at) },
    })
    if (isOnline) this.payments.push({ record: row, amount, at, status: paymentStatus.paid })
    const operator = isOnline ? null : this.#staff.service
    this.#post(row, binding, { at, event: 'deposit_paid', amount, operator })
    return row
  }

  /** `evidence`: the picture of the damage, for the record of this id. */
  deduct(binding: BindingPlan, amount: number, at: number, evidence: (id: number) => number): void {
    const row = this.#write(binding, at, {
      ...{ type: pledgeTypes.deducted, amount, status: status.done, finish_time: iso(at), pay_type: null },
      reason: '屏幕破损，按定损单扣除',
    })
    row.evidence_file_ids = [evidence(row.id)]
    this.#post(row, binding, { at, event: 'deposit_deducted', amount, operator: this.#staff.service })
  }

  /** A refund that waits for its decision. Its amount is set aside (`setAside`) as long as nobody has refused it. */
  askRefund(binding: BindingPlan, amount: number, at: number, payment: PledgeRow): PledgeRow {
    return this.#write(binding, at, {
      ...{ type: pledgeTypes.refund, amount, status: status.waiting, reason: '设备已退回并验收合格' },
      ...{ pay_type: payment.pay_type, origin: payment.id },
    })
  }

  setAside(refund: PledgeRow, binding: BindingPlan, amount: number): void {
    const record = { table: pledge.table, id: refund.id }
    this.#journal.setAside({ ...record, at: refund.at, account: 'deposit', ownerId: binding.member.id, amount })
  }

  approve(refund: PledgeRow): number {
    const at = refund.at + 3 * HOUR
    const judged = auditedBy(this.#staff.auditor, at, '同意')
    Object.assign(refund, { status: status.approved, ...judged, pay_due: this.#days.day(4) })
    return at
  }

  refuse(refund: PledgeRow): void {
    const judged = auditedBy(this.#staff.auditor, refund.at + 3 * HOUR, '尚有一次使用费未结清')
    Object.assign(refund, { status: status.refused, ...judged })
  }

  takeBack(refund: PledgeRow): void {
    Object.assign(refund, { status: status.canceled })
  }

  /** The provider did not take a refund of what was paid online. */
  fail(refund: PledgeRow, amount: number): void {
    this.#sendBack({ refund, amount, at: this.approve(refund) + HOUR, isPaid: false })
    const fail_reason = message('CN', 'payment.refused.provider')
    Object.assign(refund, { status: status.failed, fail_reason, ...this.#payer() })
  }

  payOut(refund: PledgeRow, binding: BindingPlan, amount: number): void {
    const at = this.approve(refund) + 3 * HOUR
    const isBack = this.#sendBack({ refund, amount, at, isPaid: true })
    Object.assign(refund, { status: status.done, finish_time: iso(at), ...this.#payer() })
    const paid = { at, amount, operator: isBack ? null : this.#staff.cashier }
    this.#post(refund, binding, { ...paid, event: 'deposit_refund_sent' })
    const record = { table: pledge.table, id: refund.id, operator: paid.operator }
    this.#journal.post({ ...record, at, event: 'refund_arrived', owners: {}, amounts: { amount } })
  }

  /** What came through the sandbox goes back by it: whether it did. */
  #sendBack(back: NonNullable<OnlinePlan['back']>): boolean {
    const payment = this.payments.find(({ record }) => record.id === back.refund.origin)
    if (payment) payment.back = back
    return payment !== undefined
  }

  #payer() {
    const { id, real_name } = this.#staff.cashier
    return { pay_user_id: id, pay_user_name: real_name }
  }

  #write(binding: BindingPlan, at: number, more: object): PledgeRow {
    const { id, real_name } = this.#staff.service
    const { member, device } = binding
    const row: PledgeRow = {
      ...{ id: this.rows.length + 1, at, search_text: '', version: 1, evidence_file_ids: [] },
      ...{ member_id: member.id, agent_id: member.agent.id, device_id: device.id, binding_id: binding.id },
      ...{ pay_type: payType.transfer, apply_user_id: id, apply_user_name: real_name, apply_time: iso(at) },
      ...{ create_user_id: id, create_user_name: real_name, create_time: iso(at), ...more },
    }
    this.rows.push(row)
    return row
  }

  #post(
    row: PledgeRow,
    { member }: BindingPlan,
    {
      amount,
      ...posting
    }: {
      event: 'deposit_paid' | 'deposit_deducted' | 'deposit_refund_sent'
      at: number
      amount: number
      operator: Person | null
    },
  ): void {
    this.#journal.post({
      ...{ ...posting, table: pledge.table, id: row.id, owners: { member: member.id }, amounts: { amount } },
      posted(txnNo) {
        row.txn_no = txnNo
      },
    })
  }
}
