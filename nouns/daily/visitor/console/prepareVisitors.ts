import { call } from '@shouya/console/api/call.ts'
import { can } from '@shouya/console/api/can.ts'
import { prepareEntry } from '../../console/entry/prepareEntry.ts'
import { visitor } from '../noun.ts'

/** Loads what the forms for entering and leaving need when they open. */
export default async function prepareVisitors(): Promise<void> {
  if (can(visitor.permission, 'leave')) await call('OutInside/GetInsideList', {})
  await prepareEntry(visitor, (of) => [call('OutInside/GetPersonList', of), call('OutInside/GetPermitList', of)])
}
