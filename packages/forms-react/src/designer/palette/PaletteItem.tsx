import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Field } from '@shouya/forms/document'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useDesignerParts, useStore } from '../DesignerContext.ts'
import { asRecord } from '../dnd/dragData.ts'

interface PaletteItemProps {
  readonly label: string
  readonly icon: ReactNode
  readonly make: () => Field
}

/** A palette item: inserted by a click, by Enter, or by dragging it to a place. */
export function PaletteItem({ label, icon, make }: PaletteItemProps) {
  const { store, canvas } = useDesignerParts()
  const button = useRef<HTMLButtonElement>(null)
  useDragNew(button, make)
  function onClick({ detail }: MouseEvent) {
    store.insert([make()])
    // After a mouse click the canvas gets the keys; after Enter the focus stays in the palette.
    if (detail > 0) canvas.current?.focus({ preventScroll: true })
  }
  return (
    <button ref={button} type="button" className="fd-palette-item" title={label} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </button>
  )
}

/** Makes a palette element draggable into the form. */
function useDragNew(ref: RefObject<HTMLElement | null>, make: () => Field): void {
  const store = useStore()
  const data = useEffectEvent(() => asRecord({ store, kind: 'new', fields: [make()] }))
  useEffect(() => {
    if (!ref.current) return undefined
    return draggable({ element: ref.current, getInitialData: () => data() })
  }, [ref])
}
