import type { MenuNode } from '@shouya/contract/menuNode'
import { create } from 'zustand'
import type { ApiError } from '../../api/ApiError.ts'
import { type Account, forgetAccount, getAccount, hasDuty, setAccount, setMenu } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { holds } from '../../api/can.ts'
import { forgetEarlyReads, keepEarlyReads } from '../../api/device/keptReads.ts'
import { readQueue, sendQueue } from '../../api/device/queue.ts'
import { openVault, wipeVault } from '../../api/device/vault.ts'
import type { DataOf } from '../../api/path.ts'
import { queryClient } from '../../api/queryClient.ts'
import { clearDirty } from './dirty.ts'
import { ownMenu } from './ownMenu.ts'
import { useSetting } from './setting.ts'
import { adoptTabs, forgetTabs } from './tabs/tabs.ts'

type Session = {
  /** Whether the server has confirmed the stored account since this page was loaded. */
  confirmed: boolean
  /** The user signed out deliberately: no warning, no return address. */
  signedOut: boolean
  failure: ApiError | null
}

export const useSession = create<Session>(() => ({ confirmed: false, signedOut: false, failure: null }))

/** The menu of the roles; undefined where the console uses its own routes. */
const askMenu = async () => (useSetting.getState().asyncRoutes ? await call('Menu/GetRoleMenuList', {}) : undefined)

async function ownRoutes(account: Pick<Account, 'permissions' | 'roles'>): Promise<MenuNode[]> {
  const { routes } = await import('./routes.gen.ts')
  const { filterMenu } = useSetting.getState()
  return ownMenu(routes, {
    holds: (permission) => holds(account, permission, 'query'),
    has: (role) => account.roles.some(({ id }) => id === role),
    filterMenu,
  })
}

type User = DataOf<'Login/GetCurrent'>['user']

/** Opens the user's data on this device, and sends the waiting entries. */
async function openDevice(user: User): Promise<void> {
  if (hasDuty(user)) return
  await openVault(user.id, async () => (await call('Outbox/GetKey', {})).key)
  await keepEarlyReads()
  await readQueue()
  await sendQueue()
}

let confirming: Promise<void> | undefined

async function confirm(): Promise<void> {
  useSession.setState({ failure: null })
  try {
    const account = getAccount()
    // Without a network only the kept answers are available.
    if (account) void openVault(account.user.id)
    const [session, served] = await Promise.all([call('Login/GetCurrent', {}), askMenu()])
    const menu = served ?? (await ownRoutes(session))
    adoptTabs(session.user.id)
    setAccount(session)
    setMenu(menu)
    useSession.setState({ confirmed: true, signedOut: false })
    void openDevice(session.user)
  } catch (failure) {
    if ((failure as ApiError).name === 'NoSession') forget()
    else useSession.setState({ failure: failure as ApiError })
  }
}

/** Asks the server who is signed in and for their menu; concurrent callers share one request. */
export function confirmSession(): Promise<void> {
  confirming ??= confirm().finally(() => {
    confirming = undefined
  })
  return confirming
}

/** After a successful sign-in: reads the menu, then opens the guarded pages. */
export async function enter({ token: _, ...session }: DataOf<'Login/GetJwtToken'>): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'Setting' })
  const menu = (await askMenu()) ?? (await ownRoutes(session))
  adoptTabs(session.user.id)
  setMenu(menu)
  setAccount(session)
  useSession.setState({ confirmed: true, signedOut: false, failure: null })
  void openDevice(session.user)
}

function forget(): void {
  clearDirty()
  forgetEarlyReads()
  useSession.setState({ confirmed: false, failure: null })
  forgetAccount()
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'Setting' })
}

/** The server ended the session: the guard warns, asks to sign in and returns to the same page. */
export function sessionEnded(): void {
  if (getAccount()) forget()
}

/** Signs out. It must work without the server too, so its response is not awaited. */
export async function signOut(): Promise<void> {
  const logout = call('Login/Logout', {}).catch(() => undefined)
  useSession.setState({ signedOut: true })
  forget()
  forgetTabs()
  await wipeVault()
  await logout
}
