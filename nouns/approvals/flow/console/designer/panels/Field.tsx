import { type ReactNode, useId } from 'react'

type Props = { label: string; hint?: ReactNode; children: (id: string) => ReactNode }

/** A control of the properties with its name above it. */
export default function Field({ label, hint, children }: Props) {
  const id = useId()
  return (
    <div className="flow-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <p className="ui-note">{hint}</p>}
    </div>
  )
}
