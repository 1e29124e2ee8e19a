import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type StaffRow = RowOf<'Escort/GetStaffPageList'>
export type StaffDetail = RowOf<'Escort/GetStaff'>
export type StaffBody = BodyOf<'Escort/SaveStaff'>
export type StaffMove = StaffRow['moves'][number]

/** The pictures of a person, one of each, and under what name a record answers them. */
export const pictures = {
  photo_file_id: 'photos',
  id_card_front_file_id: 'id_card_front',
  id_card_back_file_id: 'id_card_back',
  guard_cert_file_id: 'guard_cert_files',
  gun_cert_file_id: 'gun_cert_files',
} as const

/** The filters of the list (domain 3.3). */
export const staffShape = {
  escort_company_id: 'int',
  status: 'ints',
  expiry: 'text',
  duty_type: 'ints',
  dept_id: 'int',
  id_card: 'text',
} as const

export const staffSorts = ['create_time', 'staff_no', 'name', 'cert_end', 'pass_end', 'gun_cert_end'] as const

export const isDanger = (move: StaffMove): boolean => move === 'stop' || move === 'leave' || move === 'blacklist'
