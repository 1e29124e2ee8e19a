import type { MenuNode } from '@shouya/contract/menuNode'
import { describe, expect, test } from 'vitest'
import { findPage, groupLeaf, landingPath, menuPages, menuRoutes, selectedKey } from './menuPages.ts'

type Sketch = {
  aliases?: string[]
  group?: boolean
  hidden?: boolean
  query?: Record<string, string>
  children?: MenuNode[]
}

const node = (
  path: string,
  { aliases = [], group = false, hidden = false, query = {}, children = [] }: Sketch = {},
): MenuNode => ({
  router: path.slice(1),
  path,
  fullPath: path,
  aliases,
  title_cn: path,
  title_hk: '',
  title_us: '',
  group,
  built: true,
  meta: {
    icon: null,
    invisible: hidden,
    link: null,
    query,
    params: {},
    highlight: null,
    page: { title: null, closable: true, cacheAble: true },
    authority: '*',
  },
  children,
})

const form = node('/form', {
  children: [node('/form/step', { aliases: ['/stepForm', '/conference'] }), node('/conference')],
})
const designer = node('/fields', { children: [node('/fields/field', { hidden: true })] })
const menu = [form, designer, node('/archive/List/', { query: { type: '1' } })]

describe('menuPages', () => {
  test('leaves groups out and keeps what stands above a page', () => {
    const pages = menuPages(menu).map(({ node: { path }, trail }) => [path, trail.map((node) => node.path)])
    expect(pages).toEqual([
      ['/form/step', ['/form']],
      ['/conference', ['/form']],
      ['/fields', []],
      ['/fields/field', ['/fields']],
      ['/archive/List/', []],
    ])
  })

  test('routes by path and alias, whatever the case and the last slash', () => {
    const routes = menuRoutes(menu)
    expect(findPage(routes, '/STEPform')?.node.path).toBe('/form/step')
    expect(findPage(routes, '/archive/list')?.node.path).toBe('/archive/List/')
    expect(findPage(routes, '/form')).toBeUndefined()
  })

  test('a path wins over the alias of another page', () => {
    expect(findPage(menuRoutes(menu), '/conference')?.node.path).toBe('/conference')
  })

  test('a group leads to the first of its pages that is seen, a page or a stranger nowhere', () => {
    const deep = [
      node('/g', { children: [node('/g/x', { hidden: true }), node('/g/h', { children: [node('/g/h/y')] })] }),
    ]
    expect(groupLeaf(deep, '/G/')).toBe('/g/h/y')
    expect(groupLeaf(menu, '/form')).toBe('/form/step')
    expect([groupLeaf(menu, '/conference'), groupLeaf(menu, '/nowhere')]).toEqual([undefined, undefined])
  })

  test('a group of which somebody sees nothing is no page, and leads nowhere', () => {
    const settings = node('/exception', {
      ...{ group: true, hidden: true },
      children: [node('/exception/address', { hidden: true })],
    })
    expect(menuPages([settings]).map(({ node: { path } }) => path)).toEqual(['/exception/address'])
    expect(groupLeaf([settings], '/exception')).toBeUndefined()
    expect(landingPath([settings])).toBe('/403')
  })

  test('lands on the work bench, else on the first visible page, else on 403', () => {
    const home = node('/dashboard', { children: [node('/dashboard/workplace')] })
    expect(landingPath([...menu, home])).toBe('/dashboard/workplace')
    expect(landingPath([node('/a', { hidden: true }), ...menu])).toBe('/form/step')
    expect(landingPath([])).toBe('/403')
  })

  test('what lights up is the entry that the page names, else its own, else the nearest one above that is seen [C-3-08]', () => {
    const detail = node('/list/detail', { hidden: true })
    const list = node('/list', { children: [detail] })
    const named = { ...detail, meta: { ...detail.meta, highlight: '/b?type=1' } }
    expect(selectedKey({ node: list, trail: [form] })).toBe('/list')
    expect(selectedKey({ node: detail, trail: [list] })).toBe('/list')
    expect(selectedKey({ node: named, trail: [list] })).toBe('/b?type=1')
  })
})
