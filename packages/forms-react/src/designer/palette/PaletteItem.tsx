import type { Field } from '@shouya/forms/document'
import { type ReactNode, useRef } from 'react'
import { useStore } from '../DesignerContext.ts'
import { useDragNew } from '../dnd/useDragNew.ts'

interface PaletteItemProps {
  readonly label: string
  readonly icon: ReactNode
  readonly make: () => Field
}

/** One thing to put into the form: by a click, the Enter key, or by dragging it to its place. */
export function PaletteItem({ label, icon, make }: PaletteItemProps) {
  const store = useStore()
  const button = useRef<HTMLButtonElement>(null)
  useDragNew(button, make)
  return (
    <button ref={button} type="button" className="fd-palette-item" title={label} onClick={() => store.insert([make()])}>
      {icon}
      <span>{label}</span>
    </button>
  )
}
