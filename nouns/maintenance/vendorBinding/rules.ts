/** 1 main, 2 backup. */
export const MAIN = 1

/** Whether a vendor can be sent anywhere on a day. */
type Standing = { vendor_status: number; contract_begin: string; contract_end: string }

/** What one of the units above a device, or its own, says of who maintains the type. */
export type Candidate = Standing & {
  company_id: number
  dept_id: number
  /** How deep in the organisation the unit is: the deepest is the device's own. */
  depth: number
  priority: number
  begin_date: string
  end_date: string | null
}

export type Place = { dept_id: number }

/** Why a vendor maintains a device: named on it, bound at its unit, bound at a unit above. */
export type Way = 'named' | 'bound' | 'inherited'

const WORKING = 1

/** Dispatchable: works with the bank, with a contract that has begun and not ended. */
export const isDispatchable = ({ vendor_status, contract_begin, contract_end }: Standing, day: string): boolean =>
  vendor_status === WORKING && contract_begin <= day && contract_end >= day

/** In force on a day, of a vendor that can be sent. */
export const isInForce = (candidate: Candidate, day: string): boolean =>
  candidate.begin_date <= day &&
  (candidate.end_date === null || candidate.end_date >= day) &&
  isDispatchable(candidate, day)

/**
 * Who maintains a device on a day (domain 8.2), and why: the vendor named on it, else the binding nearest to its unit, the main
 * one before the backup. Vendors that do not work with the bank are passed over. Null: the branch has to dispatch by hand.
 * @param named the vendor named on the device
 * @param candidates the bindings of its type at its unit and at those above
 */
export function resolveVendor<N extends Standing, C extends Candidate>(
  { dept_id }: Place,
  named: N | null,
  candidates: readonly C[],
  day: string,
): { way: 'named'; of: N } | { way: 'bound' | 'inherited'; of: C } | null {
  if (named && isDispatchable(named, day)) return { way: 'named', of: named }
  const [first] = candidates
    .filter((candidate) => isInForce(candidate, day))
    .toSorted((a, b) => b.depth - a.depth || a.priority - b.priority)
  return first ? { way: first.dept_id === dept_id ? 'bound' : 'inherited', of: first } : null
}
