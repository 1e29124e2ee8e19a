import { Empty, Tabs } from 'antd'
import { memo, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDesigner, useDesignerParts, useField, useText } from '../DesignerContext.ts'
import { FoldButton } from '../FoldButton.tsx'
import { useFolded } from '../useFolded.ts'
import { FieldProperties } from './FieldProperties.tsx'
import { FormProperties } from './FormProperties.tsx'
import { ManyProperties } from './ManyProperties.tsx'

/** The two views on the right: the selection, and the form (spec 001 section 2). Escape returns to the canvas. */
export const PropertiesPanel = memo(function PropertiesPanel() {
  const t = useText()
  const { store, canvas, properties } = useDesignerParts()
  const panel = useRef<HTMLElement>(null)
  const [view, setView] = useState<'field' | 'form'>('field')
  const [folded, fold] = useFolded('properties')
  const [urgent, setUrgent] = useState<string>()
  const selection = useDesigner((state) => state.selection)
  const [shownSelection, setShownSelection] = useState(selection)
  // Selecting a field shows its properties (spec 001 section 4).
  if (selection !== shownSelection) {
    setShownSelection(selection)
    if (selection.length > 0) setView('field')
  }
  useImperativeHandle(properties, () => ({
    edit: () => {
      flushSync(() => {
        fold(false)
        setView('field')
        setUrgent(store.state.selection[0])
      })
      const first = panel.current?.querySelector<HTMLElement>(
        '[role=tabpanel]:not([aria-hidden=true]) :is(input, textarea, button[role=switch]):not([disabled])',
      )
      first?.focus()
      // Typing then replaces the current text.
      if (first instanceof HTMLInputElement) first.select()
    },
    show: (view) => {
      fold(false)
      setView(view)
    },
  }))
  useEffect(() => {
    const back = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') canvas.current?.focus({ preventScroll: true })
    }
    const element = panel.current
    element?.addEventListener('keydown', back)
    return () => element?.removeEventListener('keydown', back)
  }, [canvas])
  const items = [
    { key: 'field', label: t('panel.field'), children: <Selected urgent={urgent} /> },
    // Rendered from the start: the styles of its inputs then stay, and a selection need not insert them again.
    { key: 'form', label: t('panel.form'), forceRender: true, children: <FormProperties /> },
  ]
  return (
    <aside ref={panel} className="fd-properties" data-folded={folded || undefined} aria-label={t('panel.title')}>
      {/* Not in the row of tabs, since a tablist may contain only tabs. */}
      <FoldButton side="right" name={t('panel.title')} folded={folded} onFold={fold} />
      {!folded && (
        <Tabs
          items={items}
          size="small"
          activeKey={view}
          onChange={(key) => setView(key === 'form' ? 'form' : 'field')}
        />
      )}
    </aside>
  )
})

/** `urgent`: the focus was requested, so the inputs must be rendered immediately. */
const Selected = memo(function Selected({ urgent }: { urgent: string | undefined }) {
  const t = useText()
  const count = useDesigner(({ selection }) => selection.length)
  // The canvas responds first; a panel of thirty inputs may follow a frame later.
  const first = useDesigner(({ selection }) => selection[0]) ?? ''
  const calm = useAfterPaint(first)
  const id = first === urgent ? first : calm
  const field = useField(id)
  if (!field) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('panel.nothing')} />
  return (
    <div aria-busy={id !== first}>
      {count > 1 ? <ManyProperties /> : <FieldProperties key={field.type} id={id} field={field} />}
    </div>
  )
})

/** The value as of the last paint: what depends on it renders in the following frames, interruptibly. */
function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    // A transition starts after the frame in which it was requested.
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(value)))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return painted
}
