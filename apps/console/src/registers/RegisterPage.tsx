import { PlusOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Tag } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './registers.css'
import type { Path } from '../api/path.ts'
import ColumnTool from '../ui/columns/ColumnTool.tsx'
import { readSettings } from '../ui/columns/columnSettings.ts'
import { useColumnSettings } from '../ui/columns/useColumnSettings.ts'
import ViewTools from '../ui/columns/ViewTools.tsx'
import Failure from '../ui/Failure.tsx'
import ListPages from '../ui/ListPages.tsx'
import OperationButton from '../ui/OperationButton.tsx'
import type { RowAction } from '../ui/RowActions.tsx'
import { useAuthorize } from '../ui/useAuthorize.ts'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { useKeys } from '../ui/useKeys.ts'
import SavedViews from '../ui/views/SavedViews.tsx'
import type { View } from '../ui/views/views.ts'
import type { Column } from './Column.ts'
import EmptyRegister from './EmptyRegister.tsx'
import PhoneAdd from './PhoneAdd.tsx'
import QueryCard from './QueryCard.tsx'
import { asksOpen, asksToday, type Filters, pageSizes, type Shape, writeQuery } from './queryCodec.ts'
import RegisterCards from './RegisterCards.tsx'
import RegisterTable from './RegisterTable.tsx'
import type { Register } from './useListQuery.ts'

type Props<R extends { id: number }, S extends Shape> = {
  /** `page.table`: the key of the user's column settings. */
  name: string
  register: Register<R, S>
  shape: S
  columns: readonly Column<R>[]
  onOpen: (row: R) => void
  actions: (row: R) => RowAction[]
  /** What the keyword searches. */
  hint: string
  /** The fields of the query, one Form.Item each, named like the filters. */
  fields?: ReactNode
  /** Filters that only links set, with their labels. */
  flags?: { readonly [K in keyof S]?: string }
  add?: { path: Path; text: string; onClick: () => void }
  /** Actions for selected rows; without it rows cannot be selected. */
  batch?: (rows: readonly R[]) => ReactNode
  /** Further tools next to "new": export, print. */
  tools?: ReactNode
  /** A description of what the list will contain. */
  about: string
}

/** A list page by console.md 5: query, toolbar, selection, table or cards, pages. */
export default function RegisterPage<R extends { id: number }, S extends Shape>(props: Props<R, S>) {
  const { name, register, shape, columns, onOpen, actions, hint, fields, flags = {}, add, tools, batch, about } = props
  const { t } = useTranslation()
  const phone = useIsPhone()
  const page = useRef<HTMLDivElement>(null)
  const { settings, save } = useColumnSettings(name, columns)
  const [search, setSearch] = useState(true)
  const [full, setFull] = useState(false)
  const authorize = useAuthorize()
  const { query, rows, total, more, error, selected } = register

  useKeys({
    find: () => page.current?.querySelector<HTMLInputElement>('.reg-keywords input')?.focus(),
    add: () => add && authorize(add.path, add.text, add.onClick),
    leave: () => setFull(false),
  })

  const set = Object.entries(flags as Record<string, string>).filter(([key]) => query.filters[key] !== undefined)
  const unset = (key: string) => register.search({ ...query.filters, [key]: undefined } as Filters<S>, query.keywords)
  const openToo = asksOpen(query) && { key: 'or_open', text: t('registers.openToo'), leave: () => unset('or_open') }
  const tags = [
    ...(asksToday(shape, query)
      ? [{ key: 'today', text: t('registers.today'), leave: register.everyDay }]
      : openToo
        ? [openToo]
        : []),
    ...set.map(([key, text]) => ({ key, text, leave: () => unset(key) })),
  ]
  const addButton = add && (
    <OperationButton
      type="primary"
      size={phone ? 'large' : 'middle'}
      icon={<PlusOutlined aria-hidden="true" />}
      path={add.path}
      onClick={add.onClick}
    >
      {add.text}
    </OperationButton>
  )
  const empty = <EmptyRegister register={register} shape={shape} about={about} add={!phone && addButton} />
  const choose = (view: View) => {
    register.ask(view.query)
    if (view.columns) save(readSettings(view.columns, columns))
  }
  const savedQuery = writeQuery(shape, { ...query, page: 1, pagesize: 20 }, new URLSearchParams()).toString()
  const saved = <SavedViews name={name} query={savedQuery} columns={settings} onChoose={choose} />
  const queryCard = (
    <QueryCard register={register} shape={shape} hint={hint} flags={Object.keys(flags)}>
      {fields}
    </QueryCard>
  )
  const List = phone ? RegisterCards : RegisterTable
  const list = { register: register as unknown as Register<R>, columns, onOpen, actions, empty }
  return (
    <div ref={page} className={full ? 'reg-page reg-full' : 'reg-page'}>
      {!phone && search && queryCard}
      {phone && (
        <div className="reg-phone-tools">
          {queryCard}
          {saved}
          <ColumnTool columns={columns} settings={settings} onSettings={save} />
        </div>
      )}
      <section className="reg-body" aria-label={t('registers.list')}>
        {!phone && (
          <div className="reg-toolbar">
            <div>
              {addButton}
              {tools}
              {saved}
            </div>
            <ViewTools
              columns={columns}
              settings={settings}
              onSettings={save}
              onReload={register.reload}
              search={search}
              onSearch={setSearch}
              full={full}
              onFull={setFull}
            />
          </div>
        )}
        {tags.length > 0 && (
          <div className="reg-flags">
            {tags.map(({ key, text, leave }) => (
              <Tag key={key} closable={{ 'aria-label': t('registers.unset', { text }) }} onClose={leave}>
                {text}
              </Tag>
            ))}
          </div>
        )}
        {batch && selected.length > 0 && (
          <div className="reg-selection" role="status">
            {t('registers.selected', { count: selected.length })}
            {batch(selected)}
            <Button type="link" size="small" onClick={() => register.select([])}>
              {t('registers.clear')}
            </Button>
          </div>
        )}
        {error ? (
          <Failure error={error} onRetry={register.reload} />
        ) : (
          <ConfigProvider componentDisabled={register.behind}>
            <List {...list} settings={settings} selectable={batch !== undefined} />
          </ConfigProvider>
        )}
        {!error && rows.length > 0 && total !== undefined && (
          <ListPages query={query} turn={register.turn} sizes={pageSizes} total={total} />
        )}
        {more && (
          <Button block type="link" onClick={more}>
            {t('common.more')}
          </Button>
        )}
      </section>
      {add && <PhoneAdd path={add.path}>{addButton}</PhoneAdd>}
    </div>
  )
}
