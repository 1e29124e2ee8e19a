import type { ReactNode } from 'react'
import TouchSize from './TouchSize.tsx'

/** An empty state: what belongs here, and how to begin. */
export default function Nothing({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action: ReactNode
}) {
  return (
    <div className="ui-state">
      <strong>{title}</strong>
      <span>{children}</span>
      <TouchSize>{action}</TouchSize>
    </div>
  )
}
