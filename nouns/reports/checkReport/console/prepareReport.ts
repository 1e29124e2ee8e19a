import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { allows } from '@shouya/console/api/can.ts'
import { catalogue } from '@shouya/console/api/catalogue.gen.ts'
import type { ReportNoun } from '../fields.ts'
import { pathOf } from './reportList.ts'

/** What a blank is asked by beside its unit and day; of the caller's own unit by default. */
type Wanted = { noun: { controller: string }; units?: readonly number[]; asked?: readonly object[] }

/** Loads what the form of a report needs when it opens without a network. */
export async function prepareReport({ noun, units, asked = [{}] }: Wanted): Promise<void> {
  const account = getAccount()
  // Every scene has the actions of the first.
  const scene = noun as Pick<ReportNoun, 'controller'>
  const blank = pathOf(scene, 'GetBlank')
  if (!account || !allows(account, catalogue[blank].access, {})) return
  await Promise.all([
    call('AdminDept/DEPTLIST', {}),
    ...(units ?? [account.user.dept_id]).flatMap((dept_id) => [
      call(pathOf(scene, 'GetPersonList'), { dept_id }),
      ...asked.map((more) => call(blank, { dept_id, ...more })),
    ]),
  ])
}
