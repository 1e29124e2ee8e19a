import type { Access } from '@shouya/contract/action'
import { can, type Principal } from '../context.ts'
import { failAt } from '../failure.ts'

/** Does the caller's session satisfy an action's access for this body? */
export function allowed(access: Access, user: Principal, body: Record<string, unknown>): boolean {
  if (access === 'public' || access === 'signedIn') return true
  if ('operation' in access) return can(user, access.id, access.operation)
  if ('anyOf' in access) return access.anyOf.some(({ id, operation }) => can(user, id, operation))
  const value = body[access.by]
  if ('absent' in access) {
    const grant = value === undefined ? access.absent : access.present
    return grant === 'signedIn' || can(user, grant.id, grant.operation)
  }
  const grant = access.values[String(value)]
  if (!grant) failAt(access.by, 'input.command')
  return can(user, grant.id, grant.operation)
}
