import { describe, expect, test } from 'vitest'
import type { Account } from '../api/account.ts'
import { decide, type Question } from './decide.ts'
import type { MenuPage, Routes } from './host/menuPages.ts'

const account = (change: Partial<Account['user']> = {}) =>
  ({
    user: { expire_at: '2026-03-02 10:00:00', must_change_pwd: false, must_set_totp: false, ...change },
    permissions: [],
    roles: [],
  }) as unknown as Account

const page = { trail: [] } as unknown as MenuPage
const routes: Routes = new Map([
  ['/exception/user', page],
  ['/dashboard/password', page],
])

const ask = (change: Partial<Question>) =>
  decide({
    pathname: '/exception/user',
    account: account(),
    now: '2026-03-02 09:00:00',
    routes,
    leafOf: (path) => (path === '/exception' ? '/exception/dept' : undefined),
    exists: (path) => path !== '/nowhere',
    ...change,
  }).kind

describe('guards', () => {
  test('show a page of the menu', () => expect(ask({})).toBe('page'))

  test('ask for sign-in without an account, and when it has expired [C-2.9-02]', () => {
    expect(ask({ account: null })).toBe('login')
    expect(ask({ now: '2026-03-02 10:00:00' })).toBe('login')
  })

  test('ask for sign-in before they say that a page is forbidden [C-2.9-02 C-2.9-03]', () =>
    expect(ask({ account: null, pathname: '/exception/role' })).toBe('login'))

  test('need no sign-in to say that a page is missing [C-2.1-03 C-5-01]', () =>
    expect(ask({ account: null, pathname: '/nowhere' })).toBe('notFound'))

  test('a forced change leaves only the password page', () => {
    const forced = account({ must_change_pwd: true })
    expect(ask({ account: forced })).toBe('password')
    expect(ask({ account: forced, pathname: '/nowhere' })).toBe('password')
    expect(ask({ account: forced, pathname: '/dashboard/password' })).toBe('page')
  })

  test('lead from a group to its first leaf [C-2.9-04]', () => expect(ask({ pathname: '/exception' })).toBe('leaf'))

  test('refuse a group of which somebody sees no page', () =>
    expect(ask({ pathname: '/exception', leafOf: () => undefined })).toBe('forbidden'))

  test('so does a second step that must be set up', () => {
    const forced = account({ must_set_totp: true })
    expect(ask({ account: forced })).toBe('password')
    expect(ask({ account: forced, pathname: '/dashboard/password' })).toBe('page')
  })

  test('tell a page without right from an unknown one [C-2.9-03]', () => {
    expect(ask({ pathname: '/exception/role' })).toBe('forbidden')
    expect(ask({ pathname: '/nowhere' })).toBe('notFound')
  })
})
