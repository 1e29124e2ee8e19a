import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { allows } from '@shouya/console/api/can.ts'
import { catalogue } from '@shouya/console/api/catalogue.gen.ts'

/** The most forms that a device keeps: the most urgent. */
const MOST = 5

/** Loads what is handed in without a network: what is due, and what is asked for. */
export default async function prepareUploads(): Promise<void> {
  const account = getAccount()
  if (!account || !allows(account, catalogue['IssueItem/GetDueList'].access, {})) return
  const due = await call('IssueItem/GetDueList', {})
  await Promise.all(due.slice(0, MOST).map(({ id }) => call('IssueItem/Get', { id })))
}
