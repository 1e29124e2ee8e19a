import type { ReactNode } from 'react'

/** A group of properties under a small heading. */
export function PropertySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="fd-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
