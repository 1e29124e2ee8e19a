import type { Started } from './useStarting.ts'

/** Where a form leads: kept as a draft, or submitted. */
export type Ways = { onKept: (request: Started) => void; onSubmitted: (request: Started, flow: number) => void }
