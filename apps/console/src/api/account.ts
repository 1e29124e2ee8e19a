import type { MenuNode } from '@shouya/contract/menuNode'
import type { Session } from '@shouya/contract/session'
import { create } from 'zustand'

export type Account = {
  user: Session['user'] & { expire_at: string }
  permissions: Session['permissions']
  roles: Session['roles']
}

type State = {
  account: Account | null
  /** The menu of the account's roles; null until it was read. */
  menu: MenuNode[] | null
}

/** Storage keys of spec 000 section 9. The stored data only draw the page; the server decides on every call. */
const keys = { user: 'admin.user', permissions: 'admin.permissions', roles: 'admin.roles', menu: 'admin.routes' }

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function stored(): State {
  const user = read<Account['user']>(keys.user)
  if (!user?.expire_at) return { account: null, menu: null }
  const account = {
    user,
    permissions: read<Account['permissions']>(keys.permissions) ?? [],
    roles: read<Account['roles']>(keys.roles) ?? [],
  }
  return { account, menu: read<MenuNode[]>(keys.menu) }
}

export const useAccount = create<State>(stored)

export const getAccount = (): Account | null => useAccount.getState().account

/** The signed-in user of a page behind the guard. */
export function useUser(): Account['user'] {
  const user = useAccount((state) => state.account?.user)
  if (!user) throw new Error('useUser outside of the guarded pages')
  return user
}

/** Whether a password or a second step must be set first. Until then the server refuses everything else. */
export const hasDuty = ({ must_change_pwd, must_set_totp }: Session['user']): boolean =>
  must_change_pwd || must_set_totp

/** As with the menu: an unchanged account causes no rendering. */
export function setAccount({ expire_at, user, permissions, roles }: Session): void {
  const account = { user: { ...user, expire_at }, permissions, roles }
  if (JSON.stringify(account) === JSON.stringify(getAccount())) return
  localStorage.setItem(keys.user, JSON.stringify(account.user))
  localStorage.setItem(keys.permissions, JSON.stringify(permissions))
  localStorage.setItem(keys.roles, JSON.stringify(roles))
  useAccount.setState({ account })
}

/** An unchanged menu keeps its identity, so that nothing renders again. */
export function setMenu(menu: MenuNode[]): void {
  const text = JSON.stringify(menu)
  if (text === JSON.stringify(useAccount.getState().menu)) return
  localStorage.setItem(keys.menu, text)
  useAccount.setState({ menu })
}

export function forgetAccount(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key)
  useAccount.setState({ account: null, menu: null })
}

/** Another tab signed in or out: take over its stored account. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === keys.user || event.key === null) useAccount.setState(stored())
  })
}
