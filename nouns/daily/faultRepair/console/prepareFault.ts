import { call } from '@shouya/console/api/call.ts'
import { prepareEntry } from '../../console/entry/prepareEntry.ts'
import { faultRepair } from '../noun.ts'

export default () => prepareEntry(faultRepair, (of) => [call('FaultRepair/GetLast', of)])
