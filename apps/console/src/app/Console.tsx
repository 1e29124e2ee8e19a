import { App } from 'antd'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import Shell from '../shell/Shell.tsx'
import type { MenuPage } from './host/menuPages.ts'
import LeaveQuestion from './LeaveQuestion.tsx'
import { lazyPage } from './lazyPage.ts'
import NotBuilt from './NotBuilt.tsx'
import PageBoundary from './PageBoundary.tsx'
import Progress from './Progress.tsx'

const message = { maxCount: 3, top: 72 }

/** The shell with one page in it. A chunk of its own: sign-in needs neither the shell nor dialogs and messages. */
export default function Console({ page }: { page: MenuPage }) {
  const { pathname } = useLocation()
  const Page = lazyPage(page.node.router)
  return (
    <App message={message}>
      <LeaveQuestion />
      <Shell page={page}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<Progress />}>{Page ? <Page /> : <NotBuilt page={page} />}</Suspense>
        </PageBoundary>
      </Shell>
    </App>
  )
}
