import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { equipment } from '../noun.ts'

export type EquipmentRow = RowOf<'Equipment/GetPageList'>
export type EquipmentDetail = RowOf<'Equipment/Get'>
export type EquipmentValues = BodyOf<'Equipment/Save'>
export type EquipmentMove = EquipmentRow['moves'][number]

/** The filters of the list (domain 8.1). */
export const equipmentShape = shapeOf(equipment, { company_id: 'int', expiry: 'text', maint: 'text' })
