import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { box } from '../noun.ts'

export type BoxRow = RowOf<'Escort/GetBoxPageList'>
export type BoxValues = BodyOf<'Escort/SaveBox'>

/** The filters of the list (domain 3.4). */
export const boxShape = shapeOf(box, { status: 'ints' })
