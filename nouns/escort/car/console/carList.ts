import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type CarRow = RowOf<'Escort/GetCarPageList'>
export type CarDetail = RowOf<'Escort/GetCar'>
export type CarValues = BodyOf<'Escort/SaveCar'>
export type CarMove = CarRow['moves'][number]

/** The filters of the list (domain 3.2). */
export const carShape = {
  escort_company_id: 'int',
  car_type: 'ints',
  status: 'ints',
  expiry: 'text',
  scrap_asked: 'flag',
} as const

export const carSorts = ['create_time', 'plate_no', 'car_seq', 'inspect_end', 'insure_end'] as const
