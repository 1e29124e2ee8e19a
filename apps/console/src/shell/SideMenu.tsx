import type { MenuNode } from '@shouya/contract/menuNode'
import { Menu } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { type MenuPage, selectedKey } from '../app/host/menuPages.ts'
import { useMenuTitle } from '../app/host/useMenuTitle.ts'
import { onMenuClick, toItems } from './menuItems.tsx'

type Props = {
  nodes: readonly MenuNode[]
  page: MenuPage
  dark: boolean
  collapsed: boolean
  onOpen?: () => void
}

/** The server's menu tree, or the entries below one of its groups. */
export default function SideMenu({ nodes, page, dark, collapsed, onOpen }: Props) {
  const titleOf = useMenuTitle()
  const [open, setOpen] = useState<string[]>([])
  const groups = page.trail.map(({ path }) => path).join(' ')
  const selected = selectedKey(page)

  useEffect(() => {
    setOpen((openGroups) => {
      const closed = groups.split(' ').filter((group) => !openGroups.includes(group))
      return closed.length > 0 ? [...openGroups, ...closed] : openGroups
    })
  }, [groups])

  const items = useMemo(() => toItems(nodes, titleOf), [nodes, titleOf])
  return (
    <Menu
      mode="inline"
      theme={dark ? 'dark' : 'light'}
      inlineCollapsed={collapsed}
      items={items}
      selectedKeys={selected ? [selected] : []}
      {...(collapsed ? {} : { openKeys: open, onOpenChange: setOpen })}
      style={{ borderInlineEnd: 0, paddingBottom: 24 }}
      onClick={onMenuClick(nodes, onOpen)}
    />
  )
}
