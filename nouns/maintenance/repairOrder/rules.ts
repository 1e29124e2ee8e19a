import { repairOrder } from './noun.ts'

const { codes } = repairOrder.states
const HOUR = 3_600_000
const MINUTE = 60_000

/** From this amount of fen on, what the bank pays needs an approved request (domain 8.3: more than 5,000 yuan). */
export const FEE_LIMIT = 500_000
/** The outlet has so many hours to confirm a repair, and the requester so many to rate it (domain 8.3). */
export const CONFIRM_HOURS = 72
export const RATE_HOURS = 7 * 24
/** From so many vain repairs on the branch hears of it. */
export const MOST_REWORK = 2
/** Dictionary rating_level: such a rating needs a reason of at least so many characters. */
export const POOR = 4
export const LEAST_NOTE = 5
/** The most parts of one repair. */
export const MOST_ITEMS = 30
/** Dictionary deal_type: from afar nobody arrives. */
export const REMOTE = 1
/** Value of `suspend_kind`: costs are to be approved. */
const COSTS = 2
/** Dictionary fee_bearer: the vendor, for what is under warranty. */
export const VENDOR_BEARS = 1

type Level = { readonly respond_hours: number; readonly arrive_hours: number; readonly repair_hours: number }
export type Dues = Record<'respond_due' | 'arrive_due' | 'fix_due', Date>

/** The deadlines of a service level, counted from a moment. */
export const duesFrom = (from: Date, { respond_hours, arrive_hours, repair_hours }: Level): Dues => ({
  respond_due: new Date(from.getTime() + respond_hours * HOUR),
  arrive_due: new Date(from.getTime() + arrive_hours * HOUR),
  fix_due: new Date(from.getTime() + repair_hours * HOUR),
})

/** Deadlines that a pause has put off: the vendor could not work meanwhile. */
export const putOff = <D extends { arrive_due: Date; fix_due: Date }>({ arrive_due, fix_due }: D, ms: number) => ({
  arrive_due: new Date(arrive_due.getTime() + ms),
  fix_due: new Date(fix_due.getTime() + ms),
})

/** Whole minutes of a pause. */
export const minutesOf = (ms: number): number => Math.max(0, Math.floor(ms / MINUTE))

type Item = { readonly qty: number; readonly price: number; readonly under_warranty: boolean }

/** What a repair costs, in fen: nothing under the device's warranty, else labor and the parts that are not under their own. */
export function totalOf(items: readonly Item[], labor: number, inWarranty: boolean): number {
  if (inWarranty) return 0
  return items.reduce((sum, { qty, price, under_warranty }) => sum + (under_warranty ? 0 : qty * price), labor)
}

/** Whether the costs of a repair need an approved request before it is confirmed. */
export const needsApproval = ({
  total_fee,
  fee_bearer,
}: {
  total_fee: number | null
  fee_bearer: number | null
}): boolean => (total_fee ?? 0) > FEE_LIMIT && fee_bearer !== VENDOR_BEARS

type Costs = Parameters<typeof needsApproval>[0] & { status: number; fee_approved: number | null }

/** Whether an order waits for such a request before the outlet can confirm it: none is approved, or for less than it has cost. */
export const isUnapproved = ({ fee_approved, ...order }: Costs): boolean =>
  order.status === codes.confirming && needsApproval(order) && (fee_approved ?? 0) < (order.total_fee ?? 0)

/** Whether the vendor goes on only when costs are approved that are not known yet. */
export const isHeldForCosts = (order: { status: number; suspend_kind: number | null; fee_approved: number | null }) =>
  order.status === codes.suspended && order.suspend_kind === COSTS && order.fee_approved === null

/** The level of three marks of 1 to 5: the mean, rounded; 5 excellent, 4 good, 3 fair, below poor (dictionary rating_level). */
export const levelOf = (marks: readonly [number, number, number]): number =>
  Math.min(POOR, Math.max(1, 6 - Math.round(marks.reduce((sum, mark) => sum + mark, 0) / marks.length)))

/** Whether a device was under warranty on a day. */
export const isInWarranty = (warrantyEnd: string | null, day: string): boolean =>
  warrantyEnd !== null && warrantyEnd >= day

/** The states that an order can be forced into, by what it has: nobody is at work for no vendor, and nothing is confirmed that was not repaired. */
export function forcible(row: {
  status: number
  company_id: number | null
  accept_time: unknown
  fix_time: unknown
}): number[] {
  const { waiting, dispatched, working, confirming, rating, done, cancelled } = codes
  const all = [
    waiting,
    ...(row.company_id === null ? [] : [dispatched]),
    ...(row.company_id === null || row.accept_time === null ? [] : [working]),
    ...(row.fix_time === null ? [] : [confirming, rating, done]),
    cancelled,
  ]
  return all.filter((status) => status !== row.status)
}
