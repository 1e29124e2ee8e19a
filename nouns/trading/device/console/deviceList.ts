import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { device } from '../noun.ts'

export type DeviceRow = RowOf<'Device/GetPageList'>
export type DeviceDetail = RowOf<'Device/Get'>
export type DeviceValues = BodyOf<'Device/Save'>
export type DeviceMove = DeviceRow['moves'][number]

/** The filters of the list. */
export const deviceShape = shapeOf(device, { region: 'text' })
