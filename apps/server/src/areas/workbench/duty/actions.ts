import * as Duty from '@shouya/contract/controllers/Duty'
import { handle } from '../../../core/handle.ts'
import { taskWall } from '../../tasks/public.ts'
import { getDay } from './day.ts'
import { urge } from './urge.ts'

export const duty = handle(Duty, {
  GetDay: getDay,
  GetWall: taskWall,
  Urge: urge,
})
