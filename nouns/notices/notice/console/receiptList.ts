import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'

export type ReceiptRow = RowOf<'Notice/GetReceiptPageList'>
export type ReceiptUnit = DataOf<'Notice/GetReceiptDeptList'>[number]
export type ReceiptState = NonNullable<BodyOf<'Notice/GetReceiptPageList'>['state']>
