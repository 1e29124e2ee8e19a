import type { MenuNode } from '@shouya/contract/controllers/Menu'
import { Menu } from 'antd'
import { type ComponentProps, type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useAccount } from '../api/account.ts'
import { isGroup, isVisible, type MenuPage, pageAddress } from '../app/host/menuPages.ts'
import { openTab } from '../app/host/openTab.ts'
import { useMenuTitle } from '../app/host/useMenuTitle.ts'
import { menuIcons } from '../ui/menuIcons.ts'

type Item = NonNullable<ComponentProps<typeof Menu>['items']>[number]
type Props = { page: MenuPage; dark: boolean; collapsed: boolean; onOpen?: () => void }

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  ctrlKey || metaKey || shiftKey

/** The link is there for the pointer's other ways (new tab, copy address); a plain click is the menu's. */
const onLink = (event: MouseEvent) => {
  if (!hasModifier(event)) event.preventDefault()
}

function toItem(node: MenuNode, titleOf: (node: MenuNode) => string): Item {
  const Icon = menuIcons[node.meta.icon ?? '']
  const icon = Icon ? <Icon aria-hidden="true" /> : <span className="anticon">·</span>
  const title = titleOf(node)
  if (isGroup(node)) {
    return {
      key: node.path,
      icon,
      label: title,
      children: node.children.filter(isVisible).map((one) => toItem(one, titleOf)),
    }
  }
  const { link } = node.meta
  const label = link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <a href={pageAddress(node)} onClick={onLink} tabIndex={-1}>
      {title}
    </a>
  )
  return { key: link ?? pageAddress(node), icon, label, title }
}

/** The server's menu tree. */
export default function SideMenu({ page: { node, trail }, dark, collapsed, onOpen }: Props) {
  const menu = useAccount((state) => state.menu)
  const titleOf = useMenuTitle()
  const [open, setOpen] = useState<string[]>([])
  const groups = trail.map(({ path }) => path).join(' ')
  // A hidden page (a detail) lights up the page that it belongs to.
  const selected = isVisible(node) ? node : trail.findLast((one) => isVisible(one) && !isGroup(one))

  useEffect(() => {
    setOpen((before) => [...new Set([...before, ...groups.split(' ')])])
  }, [groups])

  const items = useMemo(() => menu?.filter(isVisible).map((one) => toItem(one, titleOf)), [menu, titleOf])
  return (
    <Menu
      mode="inline"
      theme={dark ? 'dark' : 'light'}
      inlineCollapsed={collapsed}
      items={items}
      selectedKeys={selected ? [pageAddress(selected)] : []}
      {...(collapsed ? {} : { openKeys: open, onOpenChange: setOpen })}
      style={{ borderInlineEnd: 0, paddingBottom: 24 }}
      onClick={({ key, domEvent }) => {
        if (hasModifier(domEvent) || !key.startsWith('/')) return
        openTab(key)
        onOpen?.()
      }}
    />
  )
}
