import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeTab,
  addressOf,
  alive,
  arrive,
  beside,
  closingRefused,
  emptyList,
  front,
  mostAlive,
  reopened,
  type TabList,
  without,
} from './tabList.ts'

const page = (path: string, search = '', more: { replaced?: boolean; unclose?: boolean } = {}) => ({
  keyPath: path,
  path,
  search,
  unclose: false,
  replaced: false,
  ...more,
})
const opened = (...paths: string[]): TabList => paths.reduce((list, path) => arrive(list, page(path)), emptyList)
const names = ({ tabs }: TabList) => tabs.map(({ fullPath }) => fullPath)

describe('arriving', () => {
  test('opens a tab at the end, in front [C-3-07 C-4-04]', () => {
    const list = opened('/a', '/b')
    expect([names(list), list.active]).toEqual([['/a', '/b'], '/b'])
  })

  test('another query is another tab; a replaced one has moved within its own', () => {
    const list = arrive(opened('/a'), page('/a', '?id=1'))
    expect(names(list)).toEqual(['/a', '/a?id=1'])
    const moved = arrive(list, page('/a', '?id=2', { replaced: true }))
    expect(names(moved)).toEqual(['/a', '/a?id=1'])
    expect(moved.tabs.map(addressOf)).toEqual(['/a', '/a?id=2'])
  })

  test('finds a tab by where it is now, then by what it was opened with', () => {
    const list = arrive(arrive(opened('/a'), page('/a', '?page=2', { replaced: true })), page('/b'))
    expect(arrive(list, page('/a', '?page=2')).active).toBe('/a')
    const back = arrive(list, page('/a'))
    expect([names(back), back.active, back.tabs.map(addressOf)]).toEqual([['/a', '/b'], '/a', ['/a', '/b']])
  })
})

test('tabs of before a reload wait until they are shown', () => {
  const restored = { ...opened('/a', '/b'), shown: [] }
  expect(alive(restored, () => false)).toEqual([])
  expect(alive(arrive(restored, page('/b')), () => false)).toEqual(['/b'])
})

describe('closing', () => {
  test('in front: the one at the same place comes, else the last', () => {
    expect(without(front(opened('/a', '/b', '/c'), '/b'), ['/b']).active).toBe('/c')
    expect(without(opened('/a', '/b', '/c'), ['/c']).active).toBe('/b')
  })

  test('a tab opened with a query closes itself, not the last one (console.md 1.13) [C-1.13-01]', () => {
    const list = arrive(arrive(opened('/a'), page('/b', '?type=1')), page('/c'))
    expect(names(without(list, ['/b?type=1']))).toEqual(['/a', '/c'])
  })

  test('is refused for what is pinned, for the default page, and for the last one [C-5-03 C-5-04 C-9-14]', () => {
    const list = arrive(opened('/a', '/product/productList'), page('/w', '', { unclose: true }))
    expect(closingRefused(list, '/w')).toBe('default')
    expect(closingRefused(list, '/product/productList')).toBe('default')
    expect(closingRefused(list, '/a')).toBeNull()
    expect(closingRefused(opened('/a'), '/a')).toBe('last')
  })

  test('beside one leaves it and what is pinned; it comes forward where needed [C-5-05]', () => {
    const list = arrive(opened('/a', '/b', '/c'), page('/w', '', { unclose: true }))
    const paths = (side: 'left' | 'right' | 'others') => beside(list, '/b', side).map(({ fullPath }) => fullPath)
    expect([paths('left'), paths('right'), paths('others')]).toEqual([['/a'], ['/c'], ['/a', '/c']])
    expect(without(front(list, '/c'), ['/a', '/c'], '/b').active).toBe('/b')
  })

  test('can be taken back, with the query that the tab had', () => {
    const list = arrive(opened('/a', '/b'), page('/b', '?page=3', { replaced: true }))
    const back = reopened(without(list, ['/b']))
    expect([names(back), back.active]).toEqual([['/a', '/b'], '/b'])
    expect(activeTab(back)?.search).toBe('?page=3')
  })
})

test('the last ones shown stay alive, and those with input', () => {
  const list = opened(...Array.from({ length: 20 }, (_, i) => `/${i}`))
  expect(alive(list, () => false)).toHaveLength(mostAlive)
  expect(alive(list, (path) => path === '/3')).toContain('/3')
  expect(alive(front(list, '/0'), () => false)).toContain('/0')
})

test('whatever happens, the tab in front is in the list, and no two are the same', () => {
  const step = fc.oneof(
    fc.record({ open: fc.nat(6), replaced: fc.boolean() }),
    fc.record({ close: fc.nat(6) }),
    fc.constant({ reopen: true }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let list = opened('/0')
      for (const step of steps) {
        if ('open' in step) list = arrive(list, page(`/${step.open % 3}`, step.open > 2 ? '?x' : '', step))
        else if ('close' in step) {
          const tab = list.tabs[step.close]
          if (tab && !closingRefused(list, tab.fullPath)) list = without(list, [tab.fullPath])
        } else list = reopened(list)
        expect(names(list)).toContain(list.active)
        expect(new Set(names(list)).size).toBe(list.tabs.length)
        expect(list.shown.at(-1)).toBe(list.active)
      }
    }),
  )
})
