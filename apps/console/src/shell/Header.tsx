import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined'
import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined'
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined'
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined'
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined'
import type { MenuNode } from '@shouya/contract/menuNode'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { hasDuty, useUser } from '../api/account.ts'
import type { MenuPage } from '../app/host/menuPages.ts'
import { useSetting } from '../app/host/setting.ts'
import { setLang, useLanguage } from '../i18n/language.ts'
import { isLang, languageNames } from '../i18n/languages.ts'
import Brand from './Brand.tsx'
import Bell from './bell/Bell.tsx'
import styles from './Header.module.css'
import HeadMenu from './HeadMenu.tsx'
import Outbox from './outbox/Outbox.tsx'
import Search from './search/Search.tsx'
import UserMenu from './UserMenu.tsx'

type Props = {
  page: MenuPage
  menu: readonly MenuNode[]
  phone: boolean
  /** Whether the trigger opens or folds the menu. */
  opens: boolean
  onTrigger: () => void
}

/** Independent of the page in front: the same element is not rendered again when the page changes. */
const pageIndependent = (
  <>
    <UserMenu />
    <LanguageMenu />
  </>
)
const tools = (
  <>
    <Search />
    <Help />
    <Outbox />
    <Bell />
    {pageIndependent}
  </>
)

export default function Header({ page, menu, phone, opens, onTrigger }: Props) {
  const { t } = useTranslation()
  const { layout, theme } = useSetting()
  const inHead = !phone && layout !== 'side'
  const dark = theme.mode === 'dark' && (phone || layout !== 'side')
  const [label, icon] = phone
    ? [t('shell.openMenu'), <MenuOutlined aria-hidden="true" key="phone" />]
    : opens
      ? [t('shell.expand'), <MenuUnfoldOutlined aria-hidden="true" key="expand" />]
      : [t('shell.collapse'), <MenuFoldOutlined aria-hidden="true" key="collapse" />]
  return (
    <header className={styles.header} data-dark={dark}>
      {!phone && layout === 'head' ? (
        <Brand collapsed={false} />
      ) : (
        <Button type="text" icon={icon} aria-label={label} aria-expanded={!opens} onClick={onTrigger} />
      )}
      {inHead ? (
        <nav className={styles.menu} aria-label={t('shell.mainMenu')}>
          <HeadMenu nodes={menu} page={page} dark={dark || theme.mode === 'night'} firstOnly={layout === 'mix'} />
        </nav>
      ) : (
        <span className={styles.space} />
      )}
      {hasDuty(useUser()) ? pageIndependent : tools}
    </header>
  )
}

/** The manual, in a new browser tab. */
function Help() {
  const { t } = useTranslation()
  return (
    <Button
      type="text"
      href="/help.pdf"
      target="_blank"
      rel="noreferrer"
      icon={<QuestionCircleOutlined aria-hidden="true" />}
      aria-label={t('shell.help')}
      title={t('shell.help')}
    />
  )
}

const items = languageNames.map(({ lang, short, name }) => ({ key: lang, label: `${short} ${name}` }))

function LanguageMenu() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const menu = {
    items,
    selectedKeys: [lang],
    onClick: ({ key }: { key: string }) => void (isLang(key) && setLang(key)),
  }
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        icon={<GlobalOutlined aria-hidden="true" />}
        aria-label={t('common.language')}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
