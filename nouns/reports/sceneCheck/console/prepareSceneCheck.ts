import { getAccount } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { allows } from '@shouya/console/api/can.ts'
import { catalogue } from '@shouya/console/api/catalogue.gen.ts'
import { prepareReport } from '../../checkReport/console/prepareReport.ts'
import { sceneCheck } from '../noun.ts'

/** The outlets that somebody visits next. */
const MOST = 20

/** Whoever checks the guards of outlets has the forms of the next of them along. */
export default async function prepareSceneCheck(): Promise<void> {
  if (!allows(getAccount(), catalogue['SceneCheck/GetDueList'].access, {})) return
  const due = await call('SceneCheck/GetDueList', {})
  await prepareReport({ noun: sceneCheck, units: [...new Set(due.map(({ dept_id }) => dept_id))].slice(0, MOST) })
}
