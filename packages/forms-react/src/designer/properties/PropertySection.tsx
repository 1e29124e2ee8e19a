import type { ReactNode } from 'react'

/** Properties that belong together, under a small head. */
export function PropertySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="fd-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
