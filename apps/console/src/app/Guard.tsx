import { Button } from 'antd'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { ApiError } from '../api/ApiError.ts'
import { useAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import { loadConsole } from './chunks.ts'
import { decide, isSignedIn, passwordPath } from './decide.ts'
import { groupLeaf, menuRoutes } from './host/menuPages.ts'
import { pathExists } from './host/pathExists.ts'
import { arrival, loginPath } from './host/returnPath.ts'
import { confirmSession, useSession } from './host/session.ts'
import Message from './Message.tsx'
import Progress from './Progress.tsx'
import Standalone from './Standalone.tsx'

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

/**
 * The server could not say who is signed in: nothing can be shown yet, but nobody is signed out. The lost network may
 * have been detected before the texts were loaded.
 */
function BootFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Standalone title={t('app.bootTitle')}>
      <Message sign="!" title={t('app.bootTitle')} text={error.name === 'Network' ? t('api.network') : error.message}>
        {error.requestId && (
          <p>
            {t('api.requestId')}: <code>{error.requestId}</code>
          </p>
        )}
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Message>
    </Standalone>
  )
}

type Props = {
  /** The sign-in page for users who are not signed in: an administrator may have added a page here. */
  signIn?: string | undefined
}

function NotFound({ signIn }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Standalone title="404">
      <Message sign="404" title={t('app.notFoundTitle')} text={t('app.notFound')}>
        <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
        <Button type="primary" onClick={() => navigate(signIn ?? '/login')}>
          {t(signIn ? 'app.toSignIn' : 'app.toWorkplace')}
        </Button>
      </Message>
    </Standalone>
  )
}
