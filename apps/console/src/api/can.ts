import type { Access, Grant } from '@shouya/contract/action'
import { type Account, getAccount, useAccount } from './account.ts'
import { catalogue } from './catalogue.gen.ts'
import type { BodyOf, Path } from './path.ts'

type Granted = Pick<Account, 'permissions'> | null

export function holds(account: Granted, id: string, operation: string): boolean {
  return account?.permissions.some((item) => item.id === id && item.operation.includes(operation)) ?? false
}

export function allows(account: Granted, access: Access, body: Readonly<Record<string, unknown>>): boolean {
  const has = (grant: Grant | 'signedIn' | undefined) =>
    grant === 'signedIn' ? account !== null : grant !== undefined && holds(account, grant.id, grant.operation)
  if (access === 'public') return true
  if (access === 'signedIn') return has(access)
  if ('anyOf' in access) return access.anyOf.some(has)
  if ('values' in access) return has(access.values[String(body[access.by])])
  if ('by' in access) return has(body[access.by] === undefined ? access.absent : access.present)
  return has(access)
}

/** Whether the signed-in user has an operation. For drawing buttons; the server checks it. */
export const can = (id: string, operation: string): boolean => holds(getAccount(), id, operation)

/** `can` for components: renders again when the account changes. */
export function useCan(): typeof can {
  const account = useAccount((state) => state.account)
  return (id, operation) => holds(account, id, operation)
}

/** Whether the signed-in user may call an action, by the declaration that the server enforces. */
export function useMayCall(): <P extends Path>(path: P, body?: Partial<BodyOf<P>>) => boolean {
  const account = useAccount((state) => state.account)
  return (path, body = {}) => allows(account, catalogue[path].access, body)
}
