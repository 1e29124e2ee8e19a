import { Drawer } from 'antd'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../api/account.ts'
import { isVisible, type MenuPage } from '../app/host/menuPages.ts'
import { useIsRoomAsked } from '../app/host/room.ts'
import { keepSetting, useSetting } from '../app/host/setting.ts'
import type { Setting } from '../app/host/settingShape.ts'
import { useDocumentTitle } from '../app/host/useDocumentTitle.ts'
import { usePageTitle } from '../app/host/usePageTitle.ts'
import { usePlatform } from '../app/host/usePlatform.ts'
import DownloadCentre from '../ui/downloads/DownloadCentre.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import Brand from './Brand.tsx'
import Header from './Header.tsx'
import Keys from './keys/Keys.tsx'
import styles from './Shell.module.css'
import SideMenu from './SideMenu.tsx'
import Settings from './settings/Settings.tsx'
import TabBar from './tabs/TabBar.tsx'

/** As in the header: independent of the page in front. */
const tabBar = <TabBar />
const footer = <Footer />
const controls = (
  <>
    <Settings />
    <DownloadCentre />
    <Keys />
  </>
)

/** With at most so many entries the side menu shows icons only: 256 px would be mostly empty. */
const FEW = 3

/**
 * The frame around the pages (spec 000 section 2.10). `side` has the whole menu at the side, `head` in the head, `mix`
 * its first level in the head and the rest at the side. On a phone all of it is in a drawer.
 */
export default function Shell({ page, children }: { page: MenuPage; children: ReactNode }) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const setting = useSetting()
  const { theme, layout, multiPage, fixedHeader, fixedSideBar, fixedTabs, pageWidth } = setting
  const menu = useAccount((state) => state.menu) ?? []
  const [open, setOpen] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const dark = theme.mode !== 'light'
  const [topGroup] = page.trail
  const entries = layout === 'mix' ? (topGroup?.children ?? []) : menu
  const isShort = layout === 'mix' && entries.filter(isVisible).length <= FEW
  // Folded for few entries or for a page that needs room, until the user unfolds it.
  const isRoomNeeded = useIsRoomAsked()
  const yields = isShort || isRoomNeeded
  const folded = yields ? !unfolded : setting.collapsed
  useDocumentTitle(usePageTitle()(page.node))
  useFrame(setting, folded)

  const trigger = phone
    ? { opens: true, onTrigger: () => setOpen(true) }
    : { opens: folded, onTrigger: () => (yields ? setUnfolded(folded) : keepSetting({ collapsed: !folded })) }
  return (
    <div
      className={styles.shell}
      data-collapsed={folded}
      data-dark={dark}
      data-fixed-header={fixedHeader}
      data-fixed-side={fixedSideBar}
      data-fixed-tabs={fixedTabs}
      data-narrow={layout === 'head' && pageWidth === 'fixed'}
    >
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
            <SideMenu nodes={menu} page={page} dark={dark} collapsed={false} onOpen={() => setOpen(false)} />
          </nav>
        </Drawer>
      ) : (
        layout !== 'head' && (
          <nav className={styles.sider} aria-label={t(layout === 'mix' ? 'shell.subMenu' : 'shell.mainMenu')}>
            <Brand collapsed={folded} />
            <SideMenu nodes={entries} page={page} dark={dark} collapsed={folded} />
          </nav>
        )
      )}
      <div className={styles.column}>
        <Header page={page} menu={menu} phone={phone} {...trigger} />
        {multiPage && tabBar}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
      {controls}
    </div>
  )
}

function Footer() {
  const { t } = useTranslation()
  const { copyright, links } = usePlatform()
  return (
    <footer className={styles.footer}>
      {links.length > 0 && (
        <nav aria-label={t('shell.footerLinks')}>
          {links.map(({ name, link }) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      )}
      <span>{copyright}</span>
    </footer>
  )
}

const HEAD = 64
const TABS = 46

/** The insets of the frame, for what is positioned above a page: parts that scroll away with the page take no room. */
function useFrame(setting: Setting, folded: boolean): void {
  const { layout, multiPage, fixedHeader, fixedSideBar, fixedTabs } = setting
  const top = (fixedHeader ? HEAD : 0) + (multiPage && fixedTabs ? TABS : 0)
  const side = layout === 'head' || !fixedSideBar ? 0 : folded ? 80 : 256
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--sy-top', `${top}px`)
    document.documentElement.style.setProperty('--sy-side', `${side}px`)
  }, [top, side])
}
