import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { keyLedger } from '../noun.ts'

export type KeyRow = RowOf<'KeyLedger/GetPageList'>
export type KeyValues = BodyOf<'KeyLedger/Save'>

export const keyShape = shapeOf(keyLedger)
