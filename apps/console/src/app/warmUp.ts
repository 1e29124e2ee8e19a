import { getAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import { loadConsole, loadLogin } from './chunks.ts'
import { isSignedIn } from './decide.ts'
import { confirmSession } from './host/session.ts'

/** Immediately starts what the first page will need; failures are reported where it is used. */
export function warmUp(): void {
  const signedIn = isSignedIn(getAccount(), businessTime(new Date()))
  const preload: Promise<unknown> = signedIn ? Promise.all([loadConsole(), confirmSession()]) : loadLogin()
  preload.catch(() => undefined)
}
