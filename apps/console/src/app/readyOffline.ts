import { pages } from '@shouya/nouns/pages.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import { auditTexts } from '../ui/auditTexts.ts'
import type { Routes } from './host/menuPages.ts'
import { startWorker } from './host/worker.ts'

/** Prepares the pages that this user can use without a network: their code, and the data of their forms. */
export async function readyOffline(routes: Routes): Promise<void> {
  const routers = new Set([...routes.values()].map(({ node }) => node.router))
  const offlinePages = pages.filter(({ router, prepare }) => prepare && routers.has(router))
  await Promise.allSettled([
    import('../shell/outbox/OutboxDrawer.tsx'),
    loadTexts([...auditTexts, ...offlinePages.flatMap(({ texts }) => texts)]),
    ...offlinePages.map(({ load }) => load()),
  ])
  await startWorker()
  await Promise.allSettled(offlinePages.map(async ({ prepare }) => (await prepare?.())?.default()))
}
