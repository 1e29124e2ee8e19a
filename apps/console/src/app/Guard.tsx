import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import BootFailure from './BootFailure.tsx'
import { loadConsole } from './chunks.ts'
import { decide, isSignedIn, passwordPath } from './decide.ts'
import { groupLeaf, menuRoutes } from './host/menuPages.ts'
import { pathExists } from './host/pathExists.ts'
import { arrival, loginPath } from './host/returnPath.ts'
import { confirmSession, useSession } from './host/session.ts'
import NotFound from './NotFound.tsx'
import Progress from './Progress.tsx'

const Console = lazy(loadConsole)

/** The guard of every page but sign-in and 403 (spec 000 section 2.9). */
export default function Guard() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { account, menu } = useAccount()
  const { confirmed, signedOut, failure } = useSession()
  const routes = useMemo(() => menuRoutes(menu ?? []), [menu])
  const now = businessTime(new Date())
  const waits = isSignedIn(account, now) && !confirmed

  useEffect(() => {
    if (waits) void confirmSession()
  }, [waits])

  if (waits && failure) return <BootFailure error={failure} onRetry={confirmSession} />
  if (waits) return <Progress />

  const leafOf = (path: string) => groupLeaf(menu ?? [], path)
  const verdict = decide({ pathname, account, now, routes, leafOf, exists: pathExists })
  switch (verdict.kind) {
    case 'login':
      if (signedOut) return <Navigate to={loginPath(null)} replace />
      return <Navigate to={loginPath(pathname + search)} state={arrival(t('api.sessionEnded'))} replace />
    case 'password':
      return <Navigate to={passwordPath} replace />
    case 'forbidden':
      return <Navigate to="/403" state={arrival(t('app.noAccess', { path: pathname }))} replace />
    case 'leaf':
      return <Navigate to={verdict.to} replace />
    case 'notFound':
      return <NotFound signIn={isSignedIn(account, now) ? undefined : loginPath(pathname + search)} />
    case 'page':
      return (
        <Suspense fallback={<Progress />}>
          <Console page={verdict.page} routes={routes} />
        </Suspense>
      )
  }
}
