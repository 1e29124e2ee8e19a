import { pages } from '@shouya/nouns/pages.gen.ts'
import { App } from 'antd'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { askForProofBy } from '../api/proof.ts'
import { loadTexts } from '../i18n/loadTexts.ts'
import Shell from '../shell/Shell.tsx'
import { auditTexts } from '../ui/auditTexts.ts'
import { PagesContext } from '../ui/page/PagesContext.ts'
import AboveForm from './AboveForm.tsx'
import { setLeaveQuestion } from './host/leave.ts'
import type { MenuPage, Routes } from './host/menuPages.ts'
import { useArrival } from './host/tabs/useArrival.ts'
import { calm, loadAhead } from './loadAhead.ts'
import Panes from './Panes.tsx'

/** Milliseconds that a complete first page is left alone before pages are prepared for use without a network. */
const PAUSE = 5_000

const message = { maxCount: 3, top: 72 }

type Props = { page: MenuPage; routes: Routes }

/** The shell with the opened pages. A chunk of its own: sign-in needs neither the shell nor dialogs and messages. */
export default function Console({ page, routes }: Props) {
  useArrival(page, routes)
  useEffect(() => void loadAhead(), [])
  useEffect(() => {
    const leaving = new AbortController()
    void readyOffline(routes, leaving.signal)
    return () => leaving.abort()
  }, [routes])
  // Panes follow the tabs; a change of the address alone must not render them again.
  const panes = useMemo(() => <Panes routes={routes} />, [routes])
  return (
    <PagesContext value={pages}>
      <App message={message}>
        <LeaveQuestion />
        <PasswordQuestion />
        <Shell page={page}>{panes}</Shell>
        <AboveForm />
      </App>
    </PagesContext>
  )
}

/** Asks before a page with unsaved input is left. */
function LeaveQuestion() {
  const { modal } = App.useApp()
  const { t } = useTranslation()

  useEffect(() => {
    setLeaveQuestion(async (tabs) =>
      modal.confirm({
        title: t('app.leaveTitle'),
        content: t('app.leave', { count: tabs.length }),
        okText: t('app.leaveOk'),
        cancelText: t('app.leaveCancel'),
      }),
    )
    return () => setLeaveQuestion(async () => true)
  }, [modal, t])
  return null
}

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** Asks for the password before credentials or grants change; the waiting calls continue with the answer. */
function PasswordQuestion() {
  const [question, setQuestion] = useState<{ give: (proven: boolean) => void }>()

  useEffect(() => askForProofBy(() => new Promise((give) => setQuestion({ give }))), [])

  return (
    <Suspense>{question && <PasswordDialog onAnswer={question.give} onGone={() => setQuestion(undefined)} />}</Suspense>
  )
}

/** Prepares the pages that this user can use without a network: their code, and the data of their forms. */
async function readyOffline(routes: Routes, leaving: AbortSignal): Promise<void> {
  await calm()
  await new Promise((go) => setTimeout(go, PAUSE))
  if (leaving.aborted) return
  const routers = new Set([...routes.values()].map(({ node }) => node.router))
  const offlinePages = pages.filter(({ router, prepare }) => prepare && routers.has(router))
  await Promise.allSettled([
    import('../shell/outbox/OutboxDrawer.tsx'),
    loadTexts([...auditTexts, ...offlinePages.flatMap(({ texts }) => texts)]),
    ...offlinePages.map(({ load }) => load()),
  ])
  await startWorker()
  await Promise.allSettled([
    // The words of choices, which the first page may not need.
    call('Dict/GetOptions', { version: '' }),
    ...offlinePages.map(async ({ prepare }) => (await prepare?.())?.default()),
  ])
  performance.mark('readyOffline')
}

/** The hashed files that this page has loaded so far. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

/** Makes the console available without a network, with the files loaded so far. Only a built console has a worker. */
async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(loaded())
}
