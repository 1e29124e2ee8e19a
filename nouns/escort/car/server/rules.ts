import type { MessageKey } from '@shouya/contract/messages'
import type { carMoves } from '../contract.ts'

/** Dictionary car_status. */
export const carStatus = { inUse: 1, repair: 2, stopped: 3, scrapped: 4 } as const

export type CarMove = (typeof carMoves)[number]

/** Who moves: the company whose vehicle it is, or the bank (domain 3.2). */
type Side = 'company' | 'bank'
type Move = { from: readonly number[]; to: number | null; side: Side; scrapAsked: boolean }

const { inUse, repair, stopped, scrapped } = carStatus
const notScrapped = [inUse, repair, stopped]

/** Command → what it needs and where it leads; scrapping is asked for by one side and confirmed by the other. */
export const carMoveTable: Readonly<Record<CarMove, Move>> = {
  repair: { from: [inUse], to: repair, side: 'company', scrapAsked: false },
  repaired: { from: [repair], to: inUse, side: 'company', scrapAsked: false },
  stop: { from: [inUse], to: stopped, side: 'bank', scrapAsked: false },
  start: { from: [stopped], to: inUse, side: 'bank', scrapAsked: false },
  scrap: { from: notScrapped, to: null, side: 'company', scrapAsked: false },
  confirmScrap: { from: notScrapped, to: scrapped, side: 'bank', scrapAsked: true },
  refuseScrap: { from: notScrapped, to: null, side: 'bank', scrapAsked: true },
}

type Car = { status: number; scrap_user_id: number | null }

/** What one side may do with a vehicle now; nobody decides on what they asked for themselves. */
export const movesOf = (car: Car, side: Side, userId: number): CarMove[] =>
  (Object.keys(carMoveTable) as CarMove[]).filter((name) => {
    const move = carMoveTable[name]
    return (
      move.side === side &&
      move.from.includes(car.status) &&
      move.scrapAsked === (car.scrap_user_id !== null) &&
      car.scrap_user_id !== userId
    )
  })

/** Cash trucks are built to a standard and name its report (domain 3.2). */
const cashTrucks = [1, 4]

export const carIssues = (car: { car_type: number; protect_standard: string | null }) =>
  cashTrucks.includes(car.car_type) && !car.protect_standard
    ? [{ path: 'protect_standard', reason: 'input.required' as MessageKey }]
    : []

type Checked = { status: number; inspect_end: string; insure_end: string; company_status: number }

/** Why a vehicle may not take boxes on a day; empty: it may (domain 3.2, verification at the outlet). */
export const carReasons = (car: Checked, day: string): MessageKey[] =>
  [
    car.status !== inUse && ('escort.why.carStatus' as const),
    car.company_status !== 1 && ('escort.why.company' as const),
    car.inspect_end < day && ('escort.why.inspect' as const),
    car.insure_end < day && ('escort.why.insure' as const),
  ].filter((reason) => reason !== false)
