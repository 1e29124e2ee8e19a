import { type RawBuilder, sql } from 'kysely'
import type { Principal } from '../context.ts'

/**
 * The accounts of an outsider's own party (escort company, vendor, agent), including themselves; null for employees.
 * Outsiders see their colleagues, whatever unit of the bank their accounts belong to, and none of the bank's people.
 */
export function ownParty({ scope }: Pick<Principal, 'scope'>): RawBuilder<boolean> | null {
  if (scope.kind !== 'party') return null
  return scope.partyId === null
    ? sql`sys_user.id = ${scope.userId}`
    : sql`(sys_user.user_type = ${scope.userType} and sys_user.party_id = ${scope.partyId})`
}
