import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isGroup, type MenuPage } from '../app/host/menuPages.ts'
import { useSetting } from '../app/host/setting.ts'
import type { Tab } from '../app/host/tabs/tabList.ts'
import { useTabTitle } from '../app/host/tabs/useTabTitle.ts'
import { useMenuTitle } from '../app/host/useMenuTitle.ts'
import styles from './PageHead.module.css'

/** The page's position in the menu, and its title. The work bench has a greeting instead. */
export default function PageHead({ tab, page: { node, trail } }: { tab: Tab; page: MenuPage }) {
  const { t } = useTranslation()
  const titleOf = useMenuTitle()
  const title = useTabTitle()(tab)
  const showPageTitle = useSetting((state) => state.showPageTitle)
  if (node.router === 'workplace') return <h1 className="sr-only">{title}</h1>
  return (
    <div className={styles.head}>
      <nav aria-label={t('shell.breadcrumb')}>
        <ol className={styles.trail}>
          {trail.map((node) => (
            <li key={node.path}>{isGroup(node) ? titleOf(node) : <Link to={node.fullPath}>{titleOf(node)}</Link>}</li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1 className={showPageTitle ? undefined : 'sr-only'}>{title}</h1>
    </div>
  )
}
