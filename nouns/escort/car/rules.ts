import type { MoveName } from '@shouya/noun/noun'
import { company } from '../company/noun.ts'
import { car } from './noun.ts'

/** The two sides that make moves: the company of the vehicle, or the bank (domain 3.2). */
export type Side = 'company' | 'bank'
type Move = MoveName<typeof car>

const { codes } = car.states
const byCompany: readonly Move[] = ['repair', 'repaired', 'scrap']
/** The moves that answer a request to scrap; no other move is possible until then. */
const answers: readonly Move[] = ['confirmScrap', 'refuseScrap']

/** Whether a side may make a move; the person who asked to scrap a vehicle does not decide on it. */
export const mayMove = (
  move: Move,
  { scrap_user_id }: { scrap_user_id: number | null },
  { side, userId }: { side: Side; userId: number },
): boolean =>
  byCompany.includes(move) === (side === 'company') &&
  answers.includes(move) === (scrap_user_id !== null) &&
  scrap_user_id !== userId

/** Dictionary car_type: cash trucks are built to a protection standard and name its report (domain 3.2). */
export const isCashTruck = (car_type: number | undefined): boolean => car_type === 1 || car_type === 4

export const carIssues = ({ car_type, protect_standard }: { car_type: number; protect_standard: string | null }) =>
  isCashTruck(car_type) && !protect_standard ? [{ path: 'protect_standard', reason: 'input.required' } as const] : []

type Checked = { status: number; inspect_end: string; insure_end: string; company_status: number }

/** The reasons why a vehicle may not take boxes on a day; empty: it may (domain 3.2, verification at the outlet). */
export const carReasons = ({ status, inspect_end, insure_end, company_status }: Checked, day: string) =>
  [
    status !== codes.inUse && ('car.why.status' as const),
    company_status !== company.states.codes.working && ('escort.why.company' as const),
    inspect_end < day && ('car.why.inspect' as const),
    insure_end < day && ('car.why.insure' as const),
  ].filter((reason) => reason !== false)
