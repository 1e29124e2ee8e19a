import { DownOutlined, StarOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './views.css'
import { useAction } from '../../api/useAction.ts'
import { useRead } from '../../api/useRead.ts'
import TouchSize from '../TouchSize.tsx'
import { useConfirm } from '../useConfirm.ts'
import ViewForm from './ViewForm.tsx'
import ViewList from './ViewList.tsx'
import { keepRefused, keptView, type Share, sharedWith, shareOf, shownView, type View } from './views.ts'

type Props = {
  /** `page.table`, as for its columns. */
  name: string
  /** The current query of the list, in the form of its address. */
  query: string
  /** Its current columns. */
  columns: View['columns']
  onChoose: (view: View) => void
}

/** The views of a list: select, save the current one, share, rename, delete, set the default. */
export default function SavedViews({ name: list, query, columns, onChoose }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<View>()
  const { views, roles, unit, save, remove, turnDefault } = useSavedViews(list, query, onChoose)
  const selectedView = shownView(views, query)
  const choose = (view: View) => {
    onChoose(view)
    setOpen(false)
  }
  const takeAway = (view: View) => {
    const go = () => remove.mutateAsync({ id: view.id, version: view.version })
    // Others lose it too.
    if (shareOf(view) === '') void go().catch(() => undefined)
    else confirm({ title: t('ui.filters.removeAsk', { name: view.name }), danger: true }, go)
  }
  const change = (view: View, name: string, share: Share) => {
    const { id, version } = view
    save.mutate({ id, version, list, name, query: view.query, columns: view.columns, ...sharedWith(share) })
    setEditing(undefined)
  }
  const panel = (
    <section className="ui-views" aria-label={t('ui.filters.title')}>
      <ViewList
        views={views}
        chosen={selectedView}
        onChoose={choose}
        onEdit={setEditing}
        onRemove={takeAway}
        onDefault={({ id, is_default }) => turnDefault.mutate({ list, id: is_default ? null : id })}
      />
      {editing ? (
        <ViewForm
          key={editing.id}
          ok={t('common.save')}
          initial={{ name: editing.name, share: shareOf(editing) }}
          roles={roles}
          unit={unit}
          refused={(typed) => typed === ''}
          onKeep={(typed, share) => change(editing, typed, share)}
        />
      ) : (
        <ViewForm
          ok={t('ui.filters.keep')}
          roles={roles}
          unit={unit}
          refused={(typed) => keepRefused(typed, query)}
          onKeep={(typed, share) => save.mutate(keptView(views, { list, name: typed, query, columns }, share))}
        />
      )}
      <p className="ui-note">{t('ui.filters.says')}</p>
    </section>
  )
  return (
    <TouchSize>
      <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={panel}>
        <Button icon={<StarOutlined aria-hidden="true" />} aria-expanded={open} className="ui-views-button">
          <span>{selectedView?.name ?? t('ui.filters.title')}</span>
          <DownOutlined aria-hidden="true" className="ui-caret" />
        </Button>
      </Popover>
    </TouchSize>
  )
}

/** The views of a list that the user sees, on every device; the default one applies without a query. */
function useSavedViews(list: string, query: string, onChoose: (view: View) => void) {
  const { data } = useRead('SavedView/GetList', { list }, { staleTime: Number.POSITIVE_INFINITY })
  const save = useAction('SavedView/Save')
  const remove = useAction('SavedView/Delete')
  const turnDefault = useAction('SavedView/SetDefault')

  const opened = useRef(false)
  const begin = useEffectEvent(() => {
    const defaultView = data?.views.find(({ is_default }) => is_default)
    if (!opened.current && defaultView && query === '') onChoose(defaultView)
    opened.current = true
  })
  useEffect(() => {
    if (data) begin()
  }, [data])

  return { views: data?.views ?? [], roles: data?.roles ?? [], unit: data?.unit, save, remove, turnDefault }
}
