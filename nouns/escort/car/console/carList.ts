import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { car } from '../noun.ts'

export type CarRow = RowOf<'Escort/GetCarPageList'>
export type CarDetail = RowOf<'Escort/GetCar'>
export type CarValues = BodyOf<'Escort/SaveCar'>
export type CarMove = CarRow['moves'][number]

/** The filters of the list (domain 3.2). */
export const carShape = shapeOf(car, { expiry: 'text' })
