import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined'
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined'
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Header.module.css'
import LanguageMenu from './LanguageMenu.tsx'
import UserMenu from './UserMenu.tsx'

type Props = { collapsed: boolean; phone: boolean; onTrigger: () => void }

export default function Header({ collapsed, phone, onTrigger }: Props) {
  const { t } = useTranslation()
  const [label, icon] = phone
    ? [t('shell.openMenu'), <MenuOutlined aria-hidden="true" key="phone" />]
    : collapsed
      ? [t('shell.expand'), <MenuUnfoldOutlined aria-hidden="true" key="expand" />]
      : [t('shell.collapse'), <MenuFoldOutlined aria-hidden="true" key="collapse" />]
  return (
    <header className={styles.header}>
      <Button type="text" icon={icon} aria-label={label} aria-expanded={!collapsed} onClick={onTrigger} />
      <span className={styles.space} />
      <LanguageMenu />
      <UserMenu />
    </header>
  )
}
