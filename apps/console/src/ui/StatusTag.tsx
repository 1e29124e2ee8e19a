import type { ReactNode } from 'react'
import './ui.css'
import StatusShape from './StatusShape.tsx'
import { type StatusKind, statusPalette } from './status.ts'

/** A state as colour, text and shape (design section 12). */
export default function StatusTag({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const palette = statusPalette[kind]
  // Variables instead of the token hook, which would compute antd's styles for each row of a list.
  const style =
    palette === 'neutral'
      ? { color: 'var(--ant-color-text-secondary)', background: 'var(--ant-color-fill-tertiary)' }
      : { color: `var(--ant-${palette}-8)`, background: `var(--ant-${palette}-1)` }
  return (
    <span className="ui-status" style={style}>
      <StatusShape kind={kind} />
      <span>{children}</span>
    </span>
  )
}
