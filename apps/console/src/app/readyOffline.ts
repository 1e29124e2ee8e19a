import { loadPageTexts } from '../i18n/language.ts'
import type { Routes } from './host/menuPages.ts'
import { startWorker } from './host/worker.ts'
import { pages } from './pages.ts'

/** Makes the pages of this user that go on without a network ready for that: their code, and what their forms ask. */
export async function readyOffline(routes: Routes): Promise<void> {
  const own = [...routes.values()].flatMap(({ node }) => pages[node.router] ?? []).filter(({ prepare }) => prepare)
  await Promise.allSettled([
    import('../shell/outbox/OutboxDrawer.tsx'),
    loadPageTexts(),
    ...own.map(({ load }) => load()),
  ])
  await startWorker()
  await Promise.allSettled(own.map(async ({ prepare }) => (await prepare?.())?.default()))
}
