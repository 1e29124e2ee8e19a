import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { staff } from '../noun.ts'

export type StaffRow = RowOf<'Escort/GetStaffPageList'>
export type StaffDetail = RowOf<'Escort/GetStaff'>
export type StaffBody = BodyOf<'Escort/SaveStaff'>
export type StaffMove = StaffRow['moves'][number]

/** The picture fields, each with the field of a record that has its file. */
export const pictures = {
  photo_file_id: 'photos',
  id_card_front_file_id: 'id_card_front',
  id_card_back_file_id: 'id_card_back',
  guard_cert_file_id: 'guard_cert_files',
  gun_cert_file_id: 'gun_cert_files',
} as const

/** The filters of the list (domain 3.3). */
export const staffShape = shapeOf(staff, { expiry: 'text', dept_id: 'int', id_card: 'text' })
