import type { MenuNode } from '@shouya/contract/menuNode'
import type { MenuProps } from 'antd'
import type { MouseEvent } from 'react'
import { groupLeaf, isGroup, isVisible } from '../app/host/menuPages.ts'
import { openTab } from '../app/host/tabs/tabs.ts'
import { menuIcons } from '../ui/menuIcons.ts'
import PageBadge from './PageBadge.tsx'

type Item = NonNullable<MenuProps['items']>[number]
type TitleOf = (node: MenuNode) => string

const hasModifier = ({ ctrlKey, metaKey, shiftKey }: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  ctrlKey || metaKey || shiftKey

/** The link exists for other pointer actions (new tab, copy address); a plain click is handled by the menu. */
const onLink = (event: MouseEvent) => {
  if (!hasModifier(event)) event.preventDefault()
}

const iconOf = ({ meta }: MenuNode) => {
  const Icon = menuIcons[meta.icon ?? '']
  return Icon ? <Icon aria-hidden="true" /> : <span className="anticon">·</span>
}

/** A page of the menu; one with its own link opens it in a new tab. */
function toLeaf(node: MenuNode, titleOf: TitleOf) {
  const title = titleOf(node)
  const { link } = node.meta
  const label = link ? (
    <a href={link} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <>
      <a href={node.fullPath} onClick={onLink} tabIndex={-1}>
        {title}
      </a>
      <PageBadge path={node.path} />
    </>
  )
  return { key: link ?? node.fullPath, icon: iconOf(node), label, title }
}

/** A group with its visible entries. */
function toItem(node: MenuNode, titleOf: TitleOf): Item {
  if (!isGroup(node)) return toLeaf(node, titleOf)
  const children = toItems(node.children, titleOf)
  return { key: node.path, icon: iconOf(node), label: titleOf(node), children }
}

export const toItems = (nodes: readonly MenuNode[], titleOf: TitleOf): Item[] =>
  nodes.filter(isVisible).map((node) => toItem(node, titleOf))

/** The menu for the head, where the whole first level fits only without icons; in `mix` the rest is at the side. */
export const toHeads = (nodes: readonly MenuNode[], titleOf: TitleOf, withChildren: boolean): Item[] =>
  nodes.filter(isVisible).map((node): Item => {
    if (!isGroup(node)) return { ...toLeaf(node, titleOf), icon: undefined }
    const group = { key: node.path, label: titleOf(node) }
    return withChildren ? { ...group, children: toItems(node.children, titleOf) } : group
  })

/** Opens the chosen entry, a group by its first page, unless the browser handles the click. */
export const onMenuClick =
  (nodes: readonly MenuNode[], then?: () => void): NonNullable<MenuProps['onClick']> =>
  ({ key, domEvent }) => {
    if (hasModifier(domEvent) || !key.startsWith('/')) return
    openTab(groupLeaf(nodes, key) ?? key)
    then?.()
  }
