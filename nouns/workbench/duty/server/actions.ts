import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { taskWall } from '../../../tasks/server/public.ts'
import * as Duty from '../contract.ts'
import { getDay } from './day.ts'
import { urge } from './urge.ts'

export const duty = ({ duties }: AllNouns) =>
  handle(Duty, {
    GetDay: getDay(duties),
    GetWall: taskWall,
    Urge: urge(duties),
  })
