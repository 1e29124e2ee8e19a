import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { moneyBox } from '../noun.ts'

export type MoneyBoxRow = RowOf<'MoneyBox/GetPageList'>
export type MoneyBoxDetail = RowOf<'MoneyBox/Get'>
export type Blank = DataOf<'MoneyBox/GetBlank'>
export type Car = NonNullable<DataOf<'MoneyBox/FindCar'>>
export type Staff = DataOf<'MoneyBox/FindStaff'>[number]
export type SaveBody = BodyOf<'MoneyBox/Save'>
export type Move = MoneyBoxRow['allowed'][number]

/** A person at the door, with the result of comparing the photo. */
export type CrewEntry = Staff & { verify_method: number; photo_match?: number | undefined }

/** An expected or scanned box. */
export type BoxEntry = {
  box_no: string
  direction: number
  /** Expected, but not scanned yet. */
  waits?: boolean
  missing: boolean
  seal_no: string
  /** Undefined or null until it was answered. */
  seal_ok?: number | null
  lock_ok?: number | null
  scan_method: number
  /** In fen, where amounts are entered. */
  amount_declared?: number | null
}

export type MoneyBoxValues = Omit<SaveBody, 'crew' | 'items'> & {
  crew: CrewEntry[]
  items: BoxEntry[]
  sign: SignDraft
  escort_staff_id?: number
  escort_sign?: SignDraft
}

/** The key of a handover: there is one per unit, day and fixed type. */
export type Head = { handover_type: number; dept_id: number; biz_date: string }

export const moneyBoxShape = shapeOf(moneyBox, {
  escort_company_id: 'int',
  route_id: 'int',
  plate_no: 'text',
  box_no: 'text',
  staff_name: 'text',
  differs: 'flag',
})
