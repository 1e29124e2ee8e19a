import { theme } from 'antd'
import type { ReactNode } from 'react'
import './ui.css'
import StatusShape from './StatusShape.tsx'
import { type StatusKind, statusPalette } from './status.ts'

/** A state as colour, word and shape (design section 12). */
export default function StatusTag({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  const { token } = theme.useToken()
  const palette = statusPalette[kind]
  const style =
    palette === 'neutral'
      ? { color: token.colorTextSecondary, background: token.colorFillTertiary }
      : { color: token[`${palette}-8`], background: token[`${palette}-1`] }
  return (
    <span className="ui-status" style={style}>
      <StatusShape kind={kind} />
      <span>{children}</span>
    </span>
  )
}
