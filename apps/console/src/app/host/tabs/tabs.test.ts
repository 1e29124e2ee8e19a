// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, emptyList } from './tabList.ts'
import { adoptTabs, forgetTabs, getTabs, nameTab, refreshTab, setTabs } from './tabs.ts'

const page = (path: string) => ({ keyPath: path, path, search: '', unclose: false, replaced: false })
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null')

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  adoptTabs(1)
  setTabs(['/a', '/b'].reduce((list, path) => arrive(list, page(path)), emptyList))
})
afterEach(() => {
  forgetTabs()
  vi.useRealTimers()
})

test('the page in front is made anew after 200 ms, one behind shows it for 500 ms [C-4-05 C-4-06]', async () => {
  const loading = (path: string) => getTabs().tabs.find(({ fullPath }) => fullPath === path)?.loading
  await refreshTab('/b')
  await refreshTab('/a')
  vi.advanceTimersByTime(199)
  expect([loading('/b'), loading('/a')]).toEqual([true, true])
  vi.advanceTimersByTime(1)
  expect([loading('/b'), loading('/a')]).toEqual([false, true])
  vi.advanceTimersByTime(299)
  expect(loading('/a')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(loading('/a')).toBe(false)
})

test('what the tabs were is stored while the page goes, titles beside them, and comes back to the same user once [C-4-08 C-9-15 C-9-16]', () => {
  nameTab('/b', '某页')
  const before = getTabs().tabs
  dispatchEvent(new Event('pagehide'))
  expect(stored('admin.tabs')).toMatchObject({ user: 1, active: '/b', tabs: [{ fullPath: '/a' }, { fullPath: '/b' }] })
  expect(stored('admin.tabs.titles')).toEqual([{ path: '/b', title: '某页' }])
  const kept = { tabs: sessionStorage.getItem('admin.tabs'), titles: sessionStorage.getItem('admin.tabs.titles') }
  forgetTabs()
  sessionStorage.setItem('admin.tabs', kept.tabs ?? '')
  sessionStorage.setItem('admin.tabs.titles', kept.titles ?? '')
  adoptTabs(1)
  expect(getTabs().tabs).toEqual(before)
  expect([stored('admin.tabs'), stored('admin.tabs.titles')]).toEqual([null, null])
})
