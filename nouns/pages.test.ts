import CN from '@shouya/console/i18n/CN/dashboard.ts'
import { counterLists } from '@shouya/contract/counterLists'
import { listName } from '@shouya/noun/noun'
import { expect, test } from 'vitest'
import { nouns } from './declared.gen.ts'
import { pages } from './pages.gen.ts'

type Entry = { router: string; path: string; permission_id: string | null; built: boolean }

const seed = import.meta.glob<Entry[]>('../apps/server/src/db/seed/menus.json', { eager: true, import: 'default' })
const tours = import.meta.glob<{ path: string }[]>('./**/testing/tour.ts', { eager: true, import: 'default' })

const heads = import.meta.glob<{ path: string }[]>('./**/testing/heads.ts', { eager: true, import: 'default' })
/** The addresses of a list, without their queries. */
const pathsOf = (lists: Record<string, { path: string }[]>) =>
  new Set(
    Object.values(lists)
      .flat()
      .map(({ path }) => path.split('?')[0]),
  )

/** What stands more than once. */
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

test('the pages of the menu that are built are those of the list, each once, where the menu has it', () => {
  const built = Object.values(seed)
    .flat()
    .filter((entry) => entry.built)
  expect(built.length).toBeGreaterThan(30)
  const inMenu = built.map(({ router, path, permission_id }) => `${router} ${path} ${permission_id}`)
  const listed = pages.map(({ router, path, permission }) => `${router} ${path} ${permission}`)
  expect(listed.sort()).toEqual(inMenu.sort())
  expect(twice(pages.map(({ router }) => router))).toEqual([])
})

test('every number of the work bench has one tile, and a page that shows its list', () => {
  const { remind_unread: _, ...lists } = counterLists('2026-11-21')
  const tiles = nouns.flatMap(({ counters }) => Object.entries(counters ?? {}).filter(([, { tile }]) => tile))
  expect(tiles.map(([name]) => name).sort()).toEqual(Object.keys(lists).sort())
  const shown = pages.filter(({ permission }) => permission !== null).flatMap((page) => Object.keys(page.lists ?? {}))
  expect(Object.values(lists).filter(({ path }) => !shown.includes(path))).toEqual([])
  expect(twice(pages.flatMap((page) => Object.keys(page.lists ?? {})))).toEqual([])
})

test('every way from the work bench has its page and its word', () => {
  const ways = pages.flatMap(({ quick }) => Object.keys(quick ?? {}))
  expect(ways.sort()).toEqual(
    Object.keys(CN)
      .filter((key) => /^quick./.test(key))
      .sort(),
  )
})

test('the words of a table are said once: by its page, or by its noun', () => {
  const tables = [...pages.flatMap(({ audit }) => Object.keys(audit ?? {})), ...nouns.map(({ table }) => table)]
  expect(twice(tables)).toEqual([])
})

test('every page is on a tour, which looks at it in all languages, sizes and colours', () => {
  const seen = pathsOf(tours)
  expect(pages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([])
})

test('the heads of every list that can be a file are looked for, in order and side by side', () => {
  const named = pathsOf(heads)
  // The route of a noun may be the page of one record.
  const listPage = (controller: string) =>
    pages.find(({ lists }) => Object.keys(lists ?? {}).includes(`${controller}/GetPageList`))?.path
  const registers = nouns
    .filter((noun) => listName(noun))
    .map(({ controller, route }) => listPage(controller) ?? route.split('?')[0])
  expect(registers.filter((path) => !named.has(path))).toEqual([])
})
