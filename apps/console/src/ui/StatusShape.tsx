import type { ReactNode } from 'react'
import type { StatusKind } from './status.ts'

const shapes: Record<StatusKind, ReactNode> = {
  draft: <circle cx="6" cy="6" r="4" fill="none" strokeWidth="1.5" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4" fill="none" strokeWidth="1.5" />
      <path d="M6 2a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
  active: <circle cx="6" cy="6" r="4" fill="currentColor" stroke="none" />,
  done: <path d="M2.2 6.4 4.8 9 9.8 3.4" fill="none" strokeWidth="1.8" />,
  refused: <path d="m3 3 6 6m0-6-6 6" fill="none" strokeWidth="1.8" />,
  overdue: (
    <>
      <path d="M6 1.6 11 10.4H1z" fill="none" strokeWidth="1.3" strokeLinejoin="round" />
      <path d="M6 4.8v2.6m0 1.2v.4" fill="none" strokeWidth="1.3" />
    </>
  ),
  void: (
    <>
      <circle cx="6" cy="6" r="4" fill="none" strokeWidth="1.5" />
      <path d="m3.4 8.6 5.2-5.2" fill="none" strokeWidth="1.5" />
    </>
  ),
}

/** The shape next to the text: states differ without colour too. */
export default function StatusShape({ kind }: { kind: StatusKind }) {
  return (
    <svg className="ui-shape" viewBox="0 0 12 12" width="12" height="12" stroke="currentColor" aria-hidden="true">
      {shapes[kind]}
    </svg>
  )
}
