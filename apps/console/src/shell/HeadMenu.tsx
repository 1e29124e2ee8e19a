import type { MenuNode } from '@shouya/contract/menuNode'
import { Menu } from 'antd'
import { useMemo } from 'react'
import { type MenuPage, selectedKey } from '../app/host/menuPages.ts'
import { useMenuTitle } from '../app/host/useMenuTitle.ts'
import { onMenuClick, toHeads } from './menuItems.tsx'

type Props = {
  nodes: readonly MenuNode[]
  page: MenuPage
  dark: boolean
  /** The first level only; the rest is in the side menu. */
  firstOnly: boolean
}

/** The menu in the head; what does not fit is under the dots at its end. */
export default function HeadMenu({ nodes, page, dark, firstOnly }: Props) {
  const titleOf = useMenuTitle()
  const items = useMemo(() => toHeads(nodes, titleOf, !firstOnly), [firstOnly, nodes, titleOf])
  const [topGroup] = page.trail
  const selected = firstOnly && topGroup ? topGroup.path : selectedKey(page)
  return (
    <Menu
      mode="horizontal"
      theme={dark ? 'dark' : 'light'}
      items={items}
      selectedKeys={selected ? [selected] : []}
      style={{ flex: 1, minWidth: 0, borderBottom: 0, lineHeight: '64px', background: 'transparent' }}
      onClick={onMenuClick(nodes)}
    />
  )
}
