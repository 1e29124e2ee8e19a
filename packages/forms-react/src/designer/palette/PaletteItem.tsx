import type { Field } from '@shouya/forms/document'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'
import { useDragNew } from '../dnd/useDragNew.ts'

interface PaletteItemProps {
  readonly label: string
  readonly icon: ReactNode
  readonly make: () => Field
}

/** One thing to put into the form: by a click, the Enter key, or by dragging it to its place. */
export function PaletteItem({ label, icon, make }: PaletteItemProps) {
  const { store, canvas } = useDesignerParts()
  const button = useRef<HTMLButtonElement>(null)
  useDragNew(button, make)
  function onClick({ detail }: MouseEvent) {
    store.insert([make()])
    // After a real click the keys of the canvas are next; who pressed Enter goes on choosing.
    if (detail > 0) canvas.current?.focus({ preventScroll: true })
  }
  return (
    <button ref={button} type="button" className="fd-palette-item" title={label} onClick={onClick}>
      {icon}
      <span>{label}</span>
    </button>
  )
}
