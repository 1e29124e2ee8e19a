import type { RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { payment } from '../noun.ts'

export type NoticeRow = RowOf<'Payment/GetNoticePageList'>
export type PaymentRow = RowOf<'Payment/Get'>

/** The filters of the list of notices. */
export const noticeShape = shapeOf(payment, { outcome: 'text', provider: 'text' })
