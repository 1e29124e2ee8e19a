import { desktopColumns } from '@shouya/forms/defaultConfig'
import type { FormConfig } from '@shouya/forms/document'
import type { Json, JsonPath } from '@shouya/forms/json'
import { type ClipboardEvent, type CSSProperties, type MouseEvent, memo, useEffect, useRef } from 'react'
import { itemId, useDesigner, useDesignerParts, useStore, useText } from '../DesignerContext.ts'
import { DropIndicator } from '../dnd/DropIndicator.tsx'
import { useDropMonitor } from '../dnd/useDropMonitor.ts'
import { documentOf } from '../store/designerState.ts'
import type { Place } from '../store/positions.ts'
import { Slot } from './Slot.tsx'
import { useCanvasKeys } from './useCanvasKeys.ts'

const rootSlot = ['list'] as const

/**
 * The form under construction. It handles clicks and keys for all fields; the focus stays on the canvas, which names
 * the active field (`aria-activedescendant`).
 */
export const Canvas = memo(function Canvas() {
  const { store, prefix, canvas: tree } = useDesignerParts()
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const current = useDesigner((state) => state.selection.at(-1))
  const hasFields = useDesigner((state) => documentOf(state).list.length > 0)
  const layout = useFormLayout()
  /** A field selected by a cell's menu is under the pointer: scrolling would close the menu. */
  const underMenu = useRef<string>(undefined)
  useDropMonitor(scroller)
  const onKeyDown = useCanvasKeys()
  const clipboard = useClipboardEvents()

  useEffect(() => {
    const stays = underMenu.current === current
    underMenu.current = undefined
    const element = current === undefined || stays ? null : document.getElementById(itemId(prefix, current))
    if (!element) return undefined
    // Uses an IntersectionObserver, which runs after the browser's layout: scrolling at once would force a second
    // layout.
    const watcher = new IntersectionObserver(
      ([entry]) => {
        watcher.disconnect()
        if (entry && entry.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' })
      },
      { root: scroller.current },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [prefix, current])

  function onClick(event: MouseEvent) {
    tree.current?.focus({ preventScroll: true })
    const target = (event.target as Element).closest<HTMLElement>('[data-field],[data-parent]')
    const field = target?.dataset.field
    if (field === undefined) return pointAt(target)
    if (event.shiftKey) store.extendTo(field)
    else if (event.ctrlKey || event.metaKey) store.toggle(field)
    else store.select(field)
  }

  /** The menu of a table belongs to the cell under the pointer, whatever is in it. */
  function onContextMenu({ target }: MouseEvent) {
    const place = placeOf((target as Element).closest('td')?.querySelector<HTMLElement>('[data-slot]'))
    if (!place) return
    if (place.parent !== current) underMenu.current = place.parent
    store.choose([place.parent], place)
  }

  /** A click into a slot selects its container and marks where new fields go. */
  function pointAt(target: HTMLElement | null | undefined) {
    const place = placeOf(target)
    store.select(place?.parent ?? null, place)
  }

  return (
    <div className="fd-canvas" ref={scroller}>
      <div
        ref={tree}
        className="fd-sheet"
        role="tree"
        tabIndex={0}
        aria-label={t('canvas.title')}
        aria-multiselectable
        aria-activedescendant={current === undefined ? undefined : itemId(prefix, current)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        onPointerOver={(event) =>
          store.hover((event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field ?? null)
        }
        onPointerLeave={() => store.hover(null)}
        {...clipboard}
        {...layout}
      >
        <Slot parent={null} slot={rootSlot} axis={layout['data-layout'] === 'inline' ? 'horizontal' : 'vertical'} />
      </div>
      {/* Outside of the tree, which may contain only items. */}
      {!hasFields && (
        <div className="fd-empty">
          <strong>{t('canvas.empty')}</strong>
          <span>{t('canvas.emptyHint')}</span>
        </div>
      )}
      <DropIndicator />
    </div>
  )
})

/** The slot that an element represents; null for the form itself. */
function placeOf(element: HTMLElement | null | undefined): Place | null {
  const { parent, slot } = element?.dataset ?? {}
  return parent && slot ? { parent, slot: JSON.parse(slot) as JsonPath } : null
}

/** The layout of the form for the style sheet: kind, width of labels and inputs, required marks. */
function useFormLayout() {
  const config = useDesigner((state) => documentOf(state).config)
  const style = { '--fd-label': labelWidth(config), '--fd-wrapper': share(config.wrapperCol, 18) }
  return {
    'data-layout': layoutOf(config),
    'data-marks': config.hideRequiredMark === true ? 'off' : 'on',
    style: style as CSSProperties,
  }
}

const layoutOf = ({ layout }: FormConfig) => (layout === 'vertical' || layout === 'inline' ? layout : 'horizontal')

/** Dialect C: pixels instead of columns. */
const labelWidth = ({ labelLayout, labelWidth: pixels, labelCol }: FormConfig): string =>
  labelLayout === 'flex' && typeof pixels === 'number' ? `${pixels}px` : share(labelCol, 4)

/** A desktop form is about as wide as the canvas. */
const share = (columns: Json | undefined, fallback: number): string =>
  `${(desktopColumns(columns, fallback) / 24) * 100}%`

/** Uses the browser's own copy, cut and paste events: they need no permission and work across tabs and programs. */
function useClipboardEvents() {
  const store = useStore()

  function onCopy(event: ClipboardEvent) {
    const text = store.copyText()
    if (text === undefined) return false
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
    return true
  }

  return {
    onCopy,
    onCut: (event: ClipboardEvent) => {
      if (onCopy(event)) store.remove()
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      store.pasteText(event.clipboardData.getData('text/plain'))
    },
  }
}
