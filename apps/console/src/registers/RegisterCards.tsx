import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { type ColumnSettings, shownColumns } from '../ui/columns/columnSettings.ts'
import RowActions from '../ui/RowActions.tsx'
import { cell, nameOf } from './Column.ts'
import { isEarlier } from './queryCodec.ts'
import type { ListProps } from './RegisterTable.tsx'

/** The rows of a page for a phone: one card each, with the first columns of the table. */
export default function RegisterCards<R extends { id: number }>(props: ListProps<R> & { settings: ColumnSettings }) {
  const { register, columns, settings, onOpen, actions, empty, selectable } = props
  const { t } = useTranslation()
  const { rows, loading, selected, select } = register
  if (loading === 'first') return <div className="reg-bars" aria-busy="true" />
  if (rows.length === 0) return empty
  const [first] = columns
  const others = shownColumns(columns, settings).filter(({ key }) => key !== first?.key)
  // The most important column is pinned next to the actions: on a card it is in the head.
  const status = others.find((column) => column.fixed === 'right')
  // A card is short, but contains the columns that its user has shown.
  const lines = others.filter((column) => column !== status).filter(({ hidden }, index) => index < 6 || hidden)
  return (
    <ul className={loading === 'again' ? 'reg-cards reg-dim' : 'reg-cards'} aria-busy={loading !== undefined}>
      {rows.map((row) => (
        <li key={row.id} className={isEarlier(register.query, row) ? 'reg-card reg-earlier' : 'reg-card'}>
          <div className="reg-card-head">
            {selectable && (
              <Checkbox
                className="reg-card-choice"
                aria-label={t('registers.selectRow', { row: nameOf(columns, row) })}
                checked={selected.some(({ id }) => id === row.id)}
                onChange={({ target }) =>
                  select([...selected.filter(({ id }) => id !== row.id), ...(target.checked ? [row] : [])])
                }
              />
            )}
            <button type="button" className="reg-link" onClick={() => onOpen(row)}>
              {first && cell(first, row)}
              {isEarlier(register.query, row) && <span className="sr-only">{t('registers.earlier')}</span>}
            </button>
            {status && cell(status, row)}
          </div>
          <dl>
            {lines.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{cell(column, row)}</dd>
              </div>
            ))}
          </dl>
          <RowActions touch actions={actions(row)} />
        </li>
      ))}
    </ul>
  )
}
