import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import { loadLogin } from './chunks.ts'
import { isSignedIn } from './decide.ts'
import { landingPath } from './host/menuPages.ts'
import { readReturnPath } from './host/returnPath.ts'
import { confirmSession, useSession } from './host/session.ts'
import Progress from './Progress.tsx'

const Login = lazy(loadLogin)

/** A signed-in user goes on to the wanted page, or to the work bench. */
export default function LoginGate() {
  const { search } = useLocation()
  const { account, menu } = useAccount()
  const { confirmed, failure } = useSession()
  const waits = isSignedIn(account, businessTime(new Date())) && !confirmed

  useEffect(() => {
    if (waits) void confirmSession()
  }, [waits])

  if (account && confirmed) return <Navigate to={readReturnPath(search) ?? landingPath(menu ?? [])} replace />
  if (waits && !failure) return <Progress />
  return (
    <Suspense fallback={<Progress />}>
      <Login />
    </Suspense>
  )
}
