import { getAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import { loadConsole, loadLogin } from './chunks.ts'
import { isSignedIn } from './decide.ts'
import { confirmSession } from './host/session.ts'

/** Starts at once what the first page will ask for; a failure shows where it is asked for. */
export function warmUp(): void {
  const signedIn = isSignedIn(getAccount(), businessTime(new Date()))
  const first: Promise<unknown> = signedIn ? Promise.all([loadConsole(), confirmSession()]) : loadLogin()
  first.catch(() => undefined)
}
