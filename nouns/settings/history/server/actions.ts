import { handle } from '@shouya/server/core/handle.ts'
import type { AllNouns } from '@shouya/server/noun/manifest.ts'
import * as History from '../contract.ts'
import { getHistory } from './getHistory.ts'

export const history = ({ historians }: AllNouns) => handle(History, { GetHistory: getHistory(historians) })
