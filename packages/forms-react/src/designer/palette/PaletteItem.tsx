import type { Field } from '@shouya/forms/document'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'
import { useDragNew } from '../dnd/useDragNew.ts'

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
