import { useDeferredValue, useMemo } from 'react'
import { useAccount } from '../../api/account.ts'
import type { DataOf } from '../../api/path.ts'
import { useRead } from '../../api/useRead.ts'
import { isVisible, menuPages } from '../../app/host/menuPages.ts'
import { activeTab, addressOf } from '../../app/host/tabs/tabList.ts'
import { useTabs } from '../../app/host/tabs/tabs.ts'
import { useTabTitle } from '../../app/host/tabs/useTabTitle.ts'
import { useMenuTitle } from '../../app/host/useMenuTitle.ts'
import { matches } from './matches.ts'

export type Hit = {
  key: string
  title: string
  note: string
  link: string
  /** The title of its tab, where the page's own name is ambiguous. */
  name?: string
}
type Found = DataOf<'Home/Search'>[number]
export type Group = { key: 'recent' | 'pages' | Found['kind']; hits: Hit[] }

const MOST = 8

/** The hits for the input: recent pages at first, then pages of the menu and records. */
export function usePalette(typed: string): { groups: Group[]; busy: boolean } {
  const word = useDeferredValue(typed.trim())
  const menu = useAccount((state) => state.menu)
  const list = useTabs()
  const titleOf = useMenuTitle()
  const tabTitle = useTabTitle()
  const { data, isFetching } = useRead('Home/Search', { keywords: word }, { enabled: word.length > 1, keep: true })

  const pages = useMemo(
    () =>
      menuPages(menu ?? [])
        .filter(({ node, trail }) => [...trail, node].every(isVisible))
        .map(({ node, trail }) => ({
          title: titleOf(node),
          trail: trail.map(titleOf).join(' / '),
          path: node.path,
          link: node.fullPath,
        })),
    [menu, titleOf],
  )
  const front = activeTab(list)?.fullPath
  const recent = list.shown
    .toReversed()
    .flatMap((fullPath) => list.tabs.filter((tab) => tab.fullPath === fullPath && fullPath !== front))
    .map((tab) => ({ key: tab.fullPath, title: tabTitle(tab), note: addressOf(tab), link: tab.fullPath }))
  const matching = pages
    .filter((page) => matches(page, word))
    .map(({ title, trail, link }) => ({ key: link, title, note: trail, link }))
  const records = word.length > 1 ? (data ?? []) : []

  const groups: Group[] = [
    { key: 'recent' as const, hits: word === '' ? recent.slice(0, MOST) : [] },
    { key: 'pages' as const, hits: matching.slice(0, MOST) },
    // Of one kind after the other, in the order of the server.
    ...[...Map.groupBy(records, ({ kind }) => kind)].map(([key, found]) => ({
      key,
      hits: found.map((record) => ({ key: record.link, name: record.title, ...record })),
    })),
  ]
  return { groups: groups.filter(({ hits }) => hits.length > 0), busy: isFetching && word.length > 1 }
}
