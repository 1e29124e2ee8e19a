import { type ReactNode, useId } from 'react'

interface PropertyRowProps {
  readonly label: ReactNode
  /** The input is on the label's line, as a switch; otherwise below. */
  readonly inline?: boolean
  readonly children: (id: string) => ReactNode
}

/** A label and its input. */
export function PropertyRow({ label, inline = false, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div className={`fd-property${inline ? ' is-inline' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
