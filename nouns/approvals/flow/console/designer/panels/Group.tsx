import type { ReactNode } from 'react'

/** Several controls of the properties under one name. */
export default function Group({ label, hint, children }: { label: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="flow-group">
      <legend>{label}</legend>
      {hint && <p className="ui-note">{hint}</p>}
      {children}
    </fieldset>
  )
}
