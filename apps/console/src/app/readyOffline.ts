import { pages } from '@shouya/nouns/pages.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import { auditTexts } from '../ui/auditTexts.ts'
import type { Routes } from './host/menuPages.ts'
import { startWorker } from './host/worker.ts'

/** Makes the pages of this user that go on without a network ready for that: their code, and what their forms ask. */
export async function readyOffline(routes: Routes): Promise<void> {
  const routers = new Set([...routes.values()].map(({ node }) => node.router))
  const own = pages.filter(({ router, prepare }) => prepare && routers.has(router))
  await Promise.allSettled([
    import('../shell/outbox/OutboxDrawer.tsx'),
    loadTexts([...auditTexts, ...own.flatMap(({ texts }) => texts)]),
    ...own.map(({ load }) => load()),
  ])
  await startWorker()
  await Promise.allSettled(own.map(async ({ prepare }) => (await prepare?.())?.default()))
}
