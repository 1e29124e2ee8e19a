import { pages } from '@shouya/nouns/pages.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts } from '../i18n/loadTexts.ts'
import { loadChunk } from './loadChunk.ts'

const components = new Map<string, LazyExoticComponent<ComponentType>>()

/** One lazy component per router key, or undefined when the console does not have the page yet. */
export function lazyPage(router: string): LazyExoticComponent<ComponentType> | undefined {
  const entry = pages.find((page) => page.router === router)
  const cached = components.get(router)
  if (!entry || cached) return cached
  const page = lazy(() => loadChunk(async () => (await Promise.all([entry.load(), loadTexts(entry.texts)]))[0]))
  components.set(router, page)
  return page
}
