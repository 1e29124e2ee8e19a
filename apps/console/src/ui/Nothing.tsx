import type { ReactNode } from 'react'

/** An empty place: what this is, and the way to begin. */
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
      {action}
    </div>
  )
}
