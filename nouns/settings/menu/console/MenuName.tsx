import { useLanguage } from '@shouya/console/i18n/language.ts'
import { menuIcons } from '@shouya/console/ui/menuIcons.ts'
import { useTranslation } from 'react-i18next'
import { isPage } from '../rules.ts'
import { type MenuRow, menuTitle } from './menuRows.ts'

/** The name of an entry, with properties that the menu itself does not show (not built, hidden …). */
export default function MenuName({ row, rows }: { row: MenuRow; rows: readonly MenuRow[] }) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const Icon = menuIcons[row.icon ?? '']
  const host = rows.find(({ id }) => id === row.host_id)
  return (
    <>
      {Icon && <Icon aria-hidden="true" />} {menuTitle(lang, row)}
      {host && <small className="menu-note">{t('menu.tabOf', { name: menuTitle(lang, host) })}</small>}
      {isPage(row.menu_type) && !row.built && <small className="menu-note">{t('menu.notBuilt')}</small>}
    </>
  )
}
