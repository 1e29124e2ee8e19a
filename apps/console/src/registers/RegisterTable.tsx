import { Table, type TableColumnType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { actionsWidth } from '../ui/actionsWidth.ts'
import { type ColumnSettings, shownColumns } from '../ui/columns/columnSettings.ts'
import { longestWord } from '../ui/longestWord.ts'
import RowActions, { type RowAction } from '../ui/RowActions.tsx'
import SelectAll from '../ui/SelectAll.tsx'
import Words from '../ui/Words.tsx'
import { type Column, cell, nameOf } from './Column.ts'
import { isEarlier } from './queryCodec.ts'
import type { Register } from './useListQuery.ts'

export type ListProps<R extends { id: number }> = {
  register: Register<R>
  columns: readonly Column<R>[]
  /** The first column opens the record. */
  onOpen: (row: R) => void
  actions: (row: R) => RowAction[]
  empty: ReactNode
  /** Rows can be selected. */
  selectable: boolean
}

type Props<R extends { id: number }> = ListProps<R> & { settings: ColumnSettings }

const boxWidth = 40
const orders = { asc: 'ascend', desc: 'descend' } as const

/** The rows of a page as a table. Rows stay, dimmed, until the next ones arrive; at first there is a skeleton. */
export default function RegisterTable<R extends { id: number }>(props: Props<R>) {
  const { register, columns, settings, selectable, onOpen, actions, empty } = props
  const { t } = useTranslation()
  const { query, loading, rows, selected } = register
  const waiting = loading === 'first'
  const isEmpty = !waiting && rows.length === 0
  const first = columns[0]?.key
  const shown = shownColumns(columns, settings)

  const drawn: TableColumnType<R>[] = shown.map((column) => ({
    key: column.key,
    title: column.title,
    width: Math.max(column.width, headWidth(column)),
    fixed: column.fixed,
    align: column.right ? 'right' : 'left',
    ellipsis: true,
    sorter: column.sort ?? false,
    sortOrder: query.sort_field === column.key && query.sort_order ? orders[query.sort_order] : null,
    render: (_, row) => {
      const value = cell(column, row)
      const content = typeof value === 'string' ? <Words text={value} full={value} /> : value
      if (column.key !== first) return content
      return (
        <button type="button" className="reg-link" onClick={() => onOpen(row)}>
          {content}
          {isEarlier(query, row) && <span className="sr-only">{t('registers.earlier')}</span>}
        </button>
      )
    },
  }))
  if (settings.index) {
    drawn.unshift({
      key: '#',
      title: t('registers.indexHead'),
      width: 44,
      align: 'right',
      render: (_, __, index) => register.from + index,
    })
  }
  const title = t('registers.actions')
  // Before the rows arrive, the most common width, so that the headings do not move.
  const commonActions = [{ text: t('ui.edit') }, { text: t('ui.details') }]
  const width = actionsWidth(waiting ? [commonActions] : rows.map(actions), title, t('ui.more'))
  drawn.push({
    key: '*',
    title,
    width,
    fixed: 'right',
    render: (_, row) => <RowActions narrow actions={actions(row)} />,
  })

  const rowSelection: TableProps<R>['rowSelection'] = {
    columnWidth: boxWidth,
    getTitleCheckboxProps: () => ({ 'aria-label': t('registers.selectAll') }) as object,
    columnTitle: (box) => <SelectAll>{box}</SelectAll>,
    preserveSelectedRowKeys: true,
    selectedRowKeys: selected.map((row) => row.id),
    onChange: (_, selectedRows) => register.select(selectedRows),
    getCheckboxProps: (row) => ({ 'aria-label': t('registers.selectRow', { row: nameOf(columns, row) }) }) as object,
  }
  return (
    <Table<R>
      className={loading === 'again' ? 'reg-table reg-dim' : 'reg-table'}
      aria-busy={loading !== undefined}
      size={settings.density}
      rowKey="id"
      rowClassName={(row) => (isEarlier(query, row) ? 'reg-earlier' : '')}
      // The headings of an empty table share the available width: it does not scroll, and nothing in it takes the focus
      // for scrolling by keys.
      columns={isEmpty ? drawn.map(({ width: _, fixed: __, ...column }) => column) : drawn}
      dataSource={rows}
      tableLayout="fixed"
      {...(!isEmpty && { scroll: { x: widthOf(drawn, selectable ? boxWidth : 0) } })}
      showSorterTooltip={false}
      locale={{ emptyText: waiting ? <div className="reg-bars" /> : empty }}
      pagination={false}
      {...(selectable ? { rowSelection } : {})}
      onChange={(_, __, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return
        const order = sorter.order === 'ascend' ? 'asc' : sorter.order === 'descend' ? 'desc' : undefined
        register.sort(sorter.columnKey as string | undefined, order)
      }}
    />
  )
}

/** A heading may wrap, but no word of it is cut. */
const headWidth = ({ title, sort }: Pick<Column<never>, 'title' | 'sort'>): number =>
  longestWord([title]) * 8.7 + (sort ? 38 : 18)

const widthOf = (columns: readonly { width?: number | string }[], more: number): number =>
  columns.reduce((sum, { width }) => sum + Number(width), more)
