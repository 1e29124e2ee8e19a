import type { MenuNode } from '@shouya/contract/menuNode'
import { Tree } from 'antd'
import { useTranslation } from 'react-i18next'
import '@shouya/console/ui/settings.css'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useMenuTitle } from '@shouya/console/app/host/useMenuTitle.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { menuIcons } from '@shouya/console/ui/menuIcons.ts'
import { type RoleRow, roleName } from './roleList.ts'

/** The menu as an account with one role alone sees it, drawn by the server with the rules of everybody's menu. */
export default function RoleMenuTree({ row, ...beside }: BesideList & { row: RoleRow }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const titleOf = useMenuTitle()
  const { data, ...read } = useRead('Menu/GetRoleMenuList', { role_id: row.id }, { staleTime: 0 })
  type Node = { key: string; title: React.ReactNode; icon: React.ReactNode; children: Node[] }
  const toNode = (node: MenuNode): Node => {
    const Icon = menuIcons[node.meta.icon ?? '']
    return {
      key: node.path,
      title: (
        <>
          {titleOf(node)}
          {node.meta.invisible && <small className="menu-note">{t('role.hidden')}</small>}
          {!node.built && node.children.length === 0 && !node.meta.link && (
            <small className="menu-note">{t('menu.notBuilt')}</small>
          )}
        </>
      ),
      icon: Icon && <Icon aria-hidden="true" />,
      children: node.children.map(toNode),
    }
  }
  return (
    <DetailDrawer title={t('role.menuOf', { name: roleName(lang, row) })} read={read} {...beside}>
      {data && (
        <>
          <p className="ui-note">{data.length > 0 ? t('role.menuHint') : t('role.noMenu')}</p>
          <Tree key={row.id} showIcon selectable={false} defaultExpandAll treeData={data.map(toNode)} />
        </>
      )}
    </DetailDrawer>
  )
}
