import type { BodyOf, DataOf } from '@shouya/console/api/path.ts'

export type ReceiptUnit = DataOf<'Notice/GetReceiptDeptList'>[number]
export type ReceiptState = NonNullable<BodyOf<'Notice/GetReceiptPageList'>['state']>

export const receiptColumns = [
  'real_name',
  'dept_name',
  'post',
  'IsRead',
  'read_time',
  'confirm_time',
  'receipt_text',
  'remind_time',
] as const

/** A share as whole percents; of nothing it is nothing. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole))
