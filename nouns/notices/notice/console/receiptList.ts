import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'

export type ReceiptRow = RowOf<'Notice/GetReceiptPageList'>
export type ReceiptUnit = DataOf<'Notice/GetReceiptDeptList'>[number]
export type ReceiptState = NonNullable<BodyOf<'Notice/GetReceiptPageList'>['state']>

/** A share as whole percents; of nothing it is nothing. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole))
