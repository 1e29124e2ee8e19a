import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { allows } from '@shouya/console/api/can.ts'
import { catalogue } from '@shouya/console/api/catalogue.gen.ts'
import { sourceKeys } from '@shouya/console/filling/sourcesQuery.ts'
import { parseDocument } from '@shouya/forms/parseDocument'

/** The most forms that a device keeps: the most urgent. */
const MOST = 5

/** Loads what is handed in without a network: what is due, what is asked for, and the options of its forms. */
export default async function prepareUploads(): Promise<void> {
  const account = getAccount()
  if (!account || !allows(account, catalogue['IssueItem/GetDueList'].access, {})) return
  const due = await call('IssueItem/GetDueList', {})
  const asked = await Promise.all(due.slice(0, MOST).map(({ id }) => call('IssueItem/Get', { id })))
  // What is asked is drawn by a part that is loaded separately.
  await Promise.all([
    import('@shouya/console/ui/notices/RichHtml.tsx'),
    ...asked.map(({ form }) => form && loadOptions(form.document)),
  ])
}

async function loadOptions(text: string): Promise<void> {
  const read = parseDocument(text)
  const keys = read.ok ? sourceKeys(read.document) : []
  if (keys.length > 0) await call('CustomForm/GetSources', { keys })
}
