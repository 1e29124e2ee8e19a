import { parameters } from '@shouya/server/core/settings/parameters.ts'
import type { BindingPlan, DevicePlan } from './planDevices.ts'

const DAY = 86_400_000
/** Members whom the clock has frozen. */
const FROZEN = 2
/** HY0011, whom domain 11.11 freezes by hand. */
const SAMPLE = 11

/** Since when a device that the clock has stopped is not paid for, and when it was stopped. */
export const unpaidSince = ({ since }: DevicePlan): number => since + 5 * DAY
export const stoppedAt = (device: DevicePlan): number =>
  unpaidSince(device) + parameters['trade.unpaid_days'].standard * DAY

/** What a member is in arrears with: since when it was warned, when it was frozen, and its devices. */
export type Arrears = { readonly since: number; readonly frozenAt: number; readonly devices: readonly string[] }

/** Members whom the clock has frozen since the deposits of their leases are missing, by their ids; the others a person has frozen. */
export function planArrears(bindings: readonly BindingPlan[]): ReadonlyMap<number, Arrears> {
  const owing = bindings.filter(({ isLease, isPaid, member }) => isLease && !isPaid && member.id !== SAMPLE)
  const ids = [...new Set(owing.map(({ member }) => member.id))].slice(-FROZEN)
  return new Map(
    ids.map((id) => {
      const stopped = bindings.filter(({ member, until }) => member.id === id && until === null)
      const since = Math.min(...stopped.map(({ device }) => stoppedAt(device)))
      const frozenAt = since + parameters['trade.freeze_days'].standard * DAY
      return [id, { since, frozenAt, devices: stopped.map(({ device }) => device.no) }]
    }),
  )
}
