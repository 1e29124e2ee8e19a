import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Staff } from '../../demo/staff.ts'
import { deposit } from '../../deposit/noun.ts'
import { DepositBook, type PledgeRow } from './depositBook.ts'
import type { Journal } from './journal.ts'
import type { BindingPlan } from './planDevices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const status = deposit.states.codes

export type DepositFigures = { due: number; paid: number; deducted: number; refunded: number; status: number }

/** What becomes of some deposits of leases that have ended, by turns; the others are refunded. */
const courses = ['approved', 'waiting', 'deducted', 'refused', 'canceled', 'failed', 'waiting', 'approved'] as const
type Course = (typeof courses)[number] | 'refunded'

const courseOf = (turn: number): Course =>
  turn % 3 === 1 ? (courses[Math.floor(turn / 3) % courses.length] as Course) : 'refunded'

/**
 * Deposits of leases: paid when the device was bound; of leases that have ended refunded by three people, less what was deducted, or on
 * the way there (domain 11.11, 16.1: 260 records). A part is paid online, among it what a provider did not take back; of those that are
 * not paid somebody has begun to. The first lease that has ended is the sample of HY0003.
 * `evidence`: the picture of a damage, for the record of this id.
 */
export function planDeposits(
  bindings: readonly BindingPlan[],
  staff: Staff,
  journal: Journal,
  days: Calendar,
  evidence: (at: number, pledgeId: number) => number,
) {
  const book = new DepositBook(staff, journal, days)
  const figures = new Map<number, DepositFigures>()
  let ended = 0
  const last = bindings.findLast(({ isLease, isPaid }) => isLease && !isPaid)
  for (const binding of bindings.filter(({ isLease }) => isLease)) {
    const due = binding.device.product.deposit
    const figure: DepositFigures = { due, paid: 0, deducted: 0, refunded: 0, status: status.unpaid }
    figures.set(binding.id, figure)
    const at = binding.since + 40 * 60_000
    if (!binding.isPaid) {
      const isWaiting = binding === last
      book.begin(binding, due, isWaiting ? days.present - 5 * MINUTE : at, isWaiting)
      continue
    }
    const isOnline = binding.id % 4 === 0 || (binding.until !== null && courseOf(ended) === 'failed')
    const payment = book.pay(binding, due, at, isOnline)
    Object.assign(figure, { paid: due, status: status.paid })
    if (binding.until !== null) settle(binding, binding.until, payment, figure, ended++)
  }
  return { figures, rows: book.rows, payments: book.payments }

  /** What becomes of the deposit of a lease that has ended. */
  function settle(binding: BindingPlan, until: number, payment: PledgeRow, figure: DepositFigures, turn: number): void {
    const at = Math.min(until + DAY, days.at(-1, 16 * 60))
    const isSample = turn === 0
    const course = isSample ? 'deducted' : courseOf(turn)
    if (course === 'deducted') {
      figure.deducted = isSample ? 15_000 : Math.round(figure.due / 10)
      book.deduct(binding, figure.deducted, at, (id) => evidence(at, id))
    }
    const left = figure.due - figure.deducted
    const refund = book.askRefund(binding, left, at + HOUR, payment)
    if (course === 'refused') {
      book.refuse(refund)
      figure.status = status.refused
    } else if (course === 'canceled') book.takeBack(refund)
    else {
      book.setAside(refund, binding, left)
      goOn(isSample ? 'approved' : course, binding, refund, left, figure)
    }
  }

  /** How far a refund has come that nobody refused. */
  function goOn(course: Course, binding: BindingPlan, refund: PledgeRow, left: number, figure: DepositFigures): void {
    switch (course) {
      case 'waiting':
        figure.status = status.asked
        break
      case 'approved':
        book.approve(refund)
        figure.status = status.approved
        break
      case 'failed':
        book.fail(refund, left)
        figure.status = status.approved
        break
      default:
        book.payOut(refund, binding, left)
        figure.refunded = left
        figure.status = status.refunded
    }
  }
}
