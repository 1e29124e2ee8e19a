import { type Scope, scopedBy } from '../../db/scope.ts'
import type { Call, Ctx, Principal } from '../context.ts'
import type { Services } from '../services.ts'

const everywhere: Scope = { kind: 'all' }

/**
 * The context in which a job reads the records of all units as the functions of their nouns give them: without a person, and so
 * without any operation that would show more than everybody sees. In the language of the bank.
 */
export function asSystem(services: Services, now: Date, name: string): Ctx {
  const user = { userId: 0, name, roles: [], operations: new Map(), scope: everywhere, userType: 1 }
  const call = { services, now, lang: 'CN', ip: '', userAgent: '', requestId: '' } as const
  return reading(call as unknown as Call, user as unknown as Principal)
}

/** The context in which the preparation of an action reads what its caller may see. */
export const reading = (call: Call, user: Principal): Ctx => ({
  ...call,
  user,
  db: call.services.database.kysely as unknown as Ctx['db'],
  scoped: scopedBy(call.services.database.kysely, user),
  note: () => {},
  demandPassword: () => {},
})
