import type { ReactNode } from 'react'

interface BoxProps {
  readonly width: string
  readonly hint: string
  readonly value?: string
  readonly icon?: ReactNode
  readonly rows?: number
  readonly before?: string
  readonly after?: string
}

/** The outline of an input with its placeholder or initial value. */
export function Box({ width, hint, value, icon, rows = 1, before, after }: BoxProps) {
  return (
    <span className="fd-box" style={{ width, minHeight: rows * 22 + 10 }}>
      {before && <span className="fd-addon">{before}</span>}
      <span className={value ? 'fd-value' : 'fd-hint'}>{value || hint}</span>
      {icon}
      {after && <span className="fd-addon">{after}</span>}
    </span>
  )
}
