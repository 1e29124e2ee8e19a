import type { LedgerKey } from '../../keyLedger/demo/keys.ts'
import { needsReason, needsSupervisor, type } from '../rules.ts'
import type { Plan } from './handover.ts'

/** The register's rules for people and fields (roomKey/save.ts); returns why a plan would be refused. */
export function checkPlan(plan: Plan, keys: readonly LedgerKey[]): string | null {
  const { from, to, supervisor = null, type: kind, reason, passwordChanged, expect, at } = plan
  if (new Set([from, to, supervisor]).size < 3) return 'the same person twice'
  const types = keys.map(({ key_type }) => key_type)
  if (!supervisor && needsSupervisor(kind, types)) return 'no supervisor'
  if (!reason && needsReason(kind)) return 'no reason'
  if (kind === type.leave && !passwordChanged && keys.some(({ has_password }) => has_password))
    return 'password not changed'
  if (kind === type.temporary && !(expect && expect > at)) return 'no time of return'
  return null
}
