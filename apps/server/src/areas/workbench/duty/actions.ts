import * as Duty from '@shouya/contract/controllers/Duty'
import { handle } from '../../../core/handle.ts'
import type { AllNouns } from '../../../noun/manifest.ts'
import { taskWall } from '../../tasks/public.ts'
import { getDay } from './day.ts'
import { urge } from './urge.ts'

export const duty = ({ duties }: AllNouns) =>
  handle(Duty, {
    GetDay: getDay(duties),
    GetWall: taskWall,
    Urge: urge(duties),
  })
