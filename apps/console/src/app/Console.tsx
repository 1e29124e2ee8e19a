import { pages } from '@shouya/nouns/pages.ts'
import { App } from 'antd'
import { useEffect, useMemo } from 'react'
import Shell from '../shell/Shell.tsx'
import { PagesContext } from '../ui/page/PagesContext.ts'
import type { MenuPage, Routes } from './host/menuPages.ts'
import { useArrival } from './host/tabs/useArrival.ts'
import LeaveQuestion from './LeaveQuestion.tsx'
import { loadAhead } from './loadAhead.ts'
import Panes from './Panes.tsx'
import PasswordQuestion from './PasswordQuestion.tsx'
import { readyOffline } from './readyOffline.ts'

/** Milliseconds after which the first page is assumed to be complete. */
const CALM = 5_000

const message = { maxCount: 3, top: 72 }

type Props = { page: MenuPage; routes: Routes }

/** The shell with the opened pages. A chunk of its own: sign-in needs neither the shell nor dialogs and messages. */
export default function Console({ page, routes }: Props) {
  useArrival(page, routes)
  useEffect(() => void loadAhead(), [])
  useEffect(() => {
    // After the first page is complete: nobody waits for this.
    const timer = setTimeout(() => void readyOffline(routes), CALM)
    return () => clearTimeout(timer)
  }, [routes])
  // Panes follow the tabs; a change of the address alone must not render them again.
  const panes = useMemo(() => <Panes routes={routes} />, [routes])
  return (
    <PagesContext value={pages}>
      <App message={message}>
        <LeaveQuestion />
        <PasswordQuestion />
        <Shell page={page}>{panes}</Shell>
      </App>
    </PagesContext>
  )
}
