import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadPageTexts } from '../i18n/language.ts'
import { pages } from './pages.ts'

/** Spec 000 section 9: a chunk that has not come by then does not come. */
const longest = 120_000

/** A chunk that did not load: the network, or a newer build has replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Loads a chunk; any failure, and 120 s without an answer, is a ChunkError. */
export function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  const limit = new Promise<never>((_, reject) => setTimeout(() => reject(new ChunkError('timeout')), longest))
  return Promise.race([load(), limit]).catch((cause: unknown) => {
    throw new ChunkError('chunk', { cause })
  })
}

const made = new Map<string, LazyExoticComponent<ComponentType>>()

/** One lazy component per router key, or undefined when the console does not have the page yet. */
export function lazyPage(router: string): LazyExoticComponent<ComponentType> | undefined {
  const entry = pages[router]
  const known = made.get(router)
  if (!entry || known) return known
  const page = lazy(() =>
    loadChunk(async () => (await Promise.all([entry.load(), entry.light ? null : loadPageTexts()]))[0]),
  )
  made.set(router, page)
  return page
}
