import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { useMayCall } from '@shouya/console/api/can.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import { actionsWidth } from '@shouya/console/ui/actionsWidth.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import RowActions, { type RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useStatusWidth } from '@shouya/console/ui/useStatusWidth.ts'
import { Switch, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { menuType } from '../rules.ts'
import MenuName from './MenuName.tsx'
import { flatItems, type MenuItem, type MenuRow, menuTitle, type Place, step } from './menuRows.ts'
import { useMenuDrag } from './useMenuDrag.ts'

type Props = {
  /** All rows, including those hidden by the search. */
  rows: readonly MenuRow[]
  items: MenuItem[]
  expanded: readonly number[]
  onExpand: (ids: readonly number[]) => void
  actions: (row: MenuRow) => RowAction[]
  move: (row: MenuRow, place: Place | undefined) => void
  change: (row: MenuRow, more: Partial<MenuRow>) => Promise<unknown>
}

/** The menu as a tree table: rows are dragged by pointer or moved by arrow buttons from the keyboard. */
export default function MenuTable({ rows, items, expanded, onExpand, actions, move, change }: Props) {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const mayCall = useMayCall()
  const drag = useMenuDrag(rows, move)
  const mayMove = mayCall('Menu/Sort')
  const states = useStatusWidth('enable', 80)

  const arrow = (row: MenuItem, by: -1 | 1) => {
    const name = menuTitle(lang, row)
    return (
      <OperationButton
        path="Menu/Sort"
        type="text"
        size="small"
        aria-label={by < 0 ? t('menu.up', { name }) : t('menu.down', { name })}
        icon={by < 0 ? <ArrowUpOutlined aria-hidden="true" /> : <ArrowDownOutlined aria-hidden="true" />}
        disabled={step(rows, row, by) === undefined}
        onClick={() => move(row, step(rows, row, by))}
      />
    )
  }
  const columns: TableColumnType<MenuItem>[] = [
    {
      key: 'name',
      title: t('menu.name'),
      width: 248,
      render: (_, row) => (
        <>
          {mayMove && (
            <span className="menu-handle" title={t('menu.drag', { name: menuTitle(lang, row) })} {...drag.handle(row)}>
              <HolderOutlined aria-hidden="true" />
            </span>
          )}
          <MenuName row={row} rows={rows} />
        </>
      ),
    },
    {
      key: 'menu_type',
      title: t('menu.field.menu_type'),
      width: 80,
      render: (_, row) => <DictText dict="menu_type" value={row.menu_type} />,
    },
    {
      key: 'path',
      title: t('menu.field.path'),
      width: 176,
      ellipsis: true,
      render: (_, row) => <span title={row.link ?? row.path}>{row.link ?? row.path}</span>,
    },
    {
      key: 'permission_id',
      title: t('menu.field.permission_id'),
      width: 136,
      ellipsis: true,
      render: (_, row) => row.permission_id ?? '-',
    },
    {
      key: 'invisible',
      title: t('menu.field.invisible'),
      width: 72,
      render: (_, row) => (
        <Switch
          size="small"
          aria-label={t('menu.hide', { name: menuTitle(lang, row) })}
          checked={row.invisible}
          disabled={row.menu_type === menuType.hidden || row.host_id !== null || !mayCall('Menu/Save', { id: row.id })}
          onChange={(invisible) => change(row, { invisible })}
        />
      ),
    },
    {
      key: 'sort',
      title: t('menu.field.sort'),
      width: 72,
      render: (_, row) => (
        <>
          {arrow(row, -1)}
          {arrow(row, 1)}
        </>
      ),
    },
    {
      key: 'status',
      title: t('menu.field.status'),
      width: states,
      render: (_, row) => <DictTag dict="enable" value={row.status} />,
    },
    {
      key: '*',
      title: t('registers.actions'),
      width: actionsWidth(flatItems(items).map(actions), t('registers.actions'), t('ui.more')),
      fixed: 'right',
      render: (_, row) => <RowActions narrow actions={actions(row)} />,
    },
  ]
  return (
    <Table<MenuItem>
      className="menu-table reg-table"
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={items}
      pagination={false}
      scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0) }}
      rowClassName={drag.look}
      onRow={drag.target}
      expandable={{
        expandedRowKeys: [...expanded],
        onExpandedRowsChange: (keys) => onExpand(keys as number[]),
      }}
    />
  )
}
