import { handle } from '@shouya/server/core/handle.ts'
import * as Fill from '../contract.ts'
import { fillList, getFill } from './fill.ts'

export const formFill = handle(Fill, { GetFillList: fillList, GetFill: getFill })
