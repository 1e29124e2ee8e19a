import { needsReason, needsSupervisor, type } from '../areas/daily/roomKey/rules.ts'
import type { Plan } from './handover.ts'
import type { LedgerKey } from './keys.ts'
import type { Team } from './people.ts'

/** What the register asks of people and fields (roomKey/save.ts); answers why a plan would be refused. */
export function checkPlan(plan: Plan, keys: readonly LedgerKey[], { teller }: Team): string | null {
  const { from, to, supervisor = null, type: kind, reason, passwordChanged, expect, at } = plan
  if (new Set([from, to, supervisor]).size < 3) return 'the same person twice'
  // A teller only receives (domain 14.2): nobody without the right files a handover.
  if (from === teller) return 'the teller cannot file'
  const types = keys.map(({ key_type }) => key_type)
  if (!supervisor && needsSupervisor(kind, types)) return 'no supervisor'
  if (!reason && needsReason(kind)) return 'no reason'
  if (kind === type.leave && !passwordChanged && keys.some(({ has_password }) => has_password))
    return 'password not changed'
  if (kind === type.temporary && !(expect && expect > at)) return 'no time of return'
  return null
}
