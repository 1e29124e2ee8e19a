import { type Account, hasDuty } from '../api/account.ts'
import { findPage, type MenuPage, type Routes } from './host/menuPages.ts'

export const passwordPath = '/dashboard/password'

export type Question = {
  pathname: string
  account: Account | null
  /** Business time, `YYYY-MM-DD HH:mm:ss`. */
  now: string
  routes: Routes
  /** The first page of a group's path. */
  leafOf: (pathname: string) => string | undefined
  /** Whether the product has a page or a group at this path, regardless of permissions. */
  exists: (pathname: string) => boolean
}

export type Verdict =
  | { kind: 'login' }
  | { kind: 'password' }
  | { kind: 'forbidden' }
  | { kind: 'notFound' }
  | { kind: 'leaf'; to: string }
  | { kind: 'page'; page: MenuPage }

export const isSignedIn = (account: Account | null, now: string): account is Account =>
  account !== null && account.user.expire_at > now

/**
 * The guards of spec 000 section 2.9 in order: login, then an open duty, then the permission, then a group's first
 * page. The 404 page needs no login (section 5); pages that only an administrator's menu entry defines are known only
 * after sign-in.
 */
export function decide({ pathname, account, now, routes, leafOf, exists }: Question): Verdict {
  if (!isSignedIn(account, now)) return { kind: exists(pathname) ? 'login' : 'notFound' }
  if (hasDuty(account.user) && pathname !== passwordPath) return { kind: 'password' }
  const page = findPage(routes, pathname)
  if (page) return { kind: 'page', page }
  const to = leafOf(pathname)
  if (to !== undefined) return { kind: 'leaf', to }
  return { kind: exists(pathname) ? 'forbidden' : 'notFound' }
}
