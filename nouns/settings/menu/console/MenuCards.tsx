import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useTranslation } from 'react-i18next'
import MenuName from './MenuName.tsx'
import { flatItems, type MenuItem, type MenuRow } from './menuRows.ts'

type Props = { items: readonly MenuItem[]; actions: (row: MenuRow) => RowAction[] }

/** The menu on a phone: a card per entry, indented by depth. */
export default function MenuCards({ items, actions }: Props) {
  const { t } = useTranslation()
  const rows = flatItems(items)
  return (
    <ul className="reg-cards">
      {rows.map((row) => (
        <li key={row.id} className="reg-card" style={{ paddingInlineStart: row.depth * 16 }}>
          <div className="reg-card-head">
            <span>
              <MenuName row={row} rows={rows} />
            </span>
            <DictTag dict="enable" value={row.status} />
          </div>
          <dl>
            <div>
              <dt>{t('menu.field.menu_type')}</dt>
              <dd>
                <DictText dict="menu_type" value={row.menu_type} />
              </dd>
            </div>
            <div>
              <dt>{t('menu.field.path')}</dt>
              <dd>{row.link ?? row.path}</dd>
            </div>
            <div>
              <dt>{t('menu.field.permission_id')}</dt>
              <dd>{row.permission_id ?? '-'}</dd>
            </div>
            <div>
              <dt>{t('menu.field.invisible')}</dt>
              <dd>{row.invisible ? t('ui.yes') : t('ui.no')}</dd>
            </div>
          </dl>
          <RowActions touch actions={actions(row)} />
        </li>
      ))}
    </ul>
  )
}
