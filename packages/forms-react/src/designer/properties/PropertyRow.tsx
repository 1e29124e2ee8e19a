import { type ReactNode, useId } from 'react'

interface PropertyRowProps {
  readonly label: ReactNode
  /** Beside its label, as a switch; else below. */
  readonly inline?: boolean
  readonly children: (id: string) => ReactNode
}

/** A label and what it labels. */
export function PropertyRow({ label, inline = false, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div className={`fd-property${inline ? ' is-inline' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
