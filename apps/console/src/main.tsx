import { createRoot } from 'react-dom/client'
import './app/global.css'
import { followOtherTabs, getAccount } from './api/account.ts'
import { businessTime } from './api/businessTime.ts'
import { loadConsole, loadLogin } from './app/chunks.ts'
import { isSignedIn } from './app/decide.ts'
import { confirmSession } from './app/host/session.ts'
import PageBoundary from './app/PageBoundary.tsx'
import Providers from './app/Providers.tsx'
import Router from './app/Router.tsx'
import Watch from './app/Watch.tsx'
import { startLanguage } from './i18n/language.ts'

const root = document.getElementById('root')

if (root) {
  followOtherTabs()
  const language = startLanguage()
  warmUp()
  await language
  createRoot(root).render(<App />)
}

function App() {
  return (
    <Providers>
      <Watch />
      <PageBoundary>
        <Router />
      </PageBoundary>
    </Providers>
  )
}

/** Immediately starts what the first page will need; failures are reported where it is used. */
function warmUp(): void {
  const signedIn = isSignedIn(getAccount(), businessTime(new Date()))
  const preload: Promise<unknown> = signedIn ? Promise.all([loadConsole(), confirmSession()]) : loadLogin()
  preload.catch(() => undefined)
}
