import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuPage } from '../app/host/menuPages.ts'
import { changeSetting, useSetting } from '../app/host/setting.ts'
import { useDocumentTitle } from '../app/host/useDocumentTitle.ts'
import { useMenuTitle } from '../app/host/useMenuTitle.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import Brand from './Brand.tsx'
import Footer from './Footer.tsx'
import Header from './Header.tsx'
import PageHead from './PageHead.tsx'
import styles from './Shell.module.css'
import SideMenu from './SideMenu.tsx'

/** The side layout (spec 000 section 2.10): 256 px, 80 px collapsed, a drawer on phones. */
export default function Shell({ page, children }: { page: MenuPage; children: ReactNode }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { collapsed, theme } = useSetting()
  const [open, setOpen] = useState(false)
  const dark = theme.mode !== 'light'
  useDocumentTitle(useMenuTitle()(page.node))

  return (
    <div className={styles.shell} data-collapsed={collapsed} data-dark={dark}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {phone ? (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          placement="left"
          size={256}
          closable={false}
          styles={{ body: { padding: 0, background: 'var(--sy-sider)' } }}
        >
          <nav className={styles.drawer} data-dark={dark} aria-label={t('shell.mainMenu')}>
            <Brand collapsed={false} />
            <SideMenu page={page} dark={dark} collapsed={false} onOpen={() => setOpen(false)} />
          </nav>
        </Drawer>
      ) : (
        <nav className={styles.sider} aria-label={t('shell.mainMenu')}>
          <Brand collapsed={collapsed} />
          <SideMenu page={page} dark={dark} collapsed={collapsed} />
        </nav>
      )}
      <div className={styles.column}>
        <Header
          collapsed={phone ? !open : collapsed}
          phone={phone}
          onTrigger={() => (phone ? setOpen(true) : changeSetting({ collapsed: !collapsed }))}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageHead page={page} />
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}
