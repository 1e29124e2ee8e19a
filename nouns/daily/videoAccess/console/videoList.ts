import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { videoAccess } from '../noun.ts'

export type VideoRow = RowOf<'VideoAccess/GetPageList'>
export type VideoDetail = RowOf<'VideoAccess/Get'>
export type VideoValues = BodyOf<'VideoAccess/Submit'>
export type Move = VideoRow['allowed'][number]

export const videoShape = shapeOf(videoAccess)
