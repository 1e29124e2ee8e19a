import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { feedback } from '../noun.ts'

export type FeedbackRow = RowOf<'Feedback/GetPageList'>
export type FeedbackDetail = DataOf<'Feedback/Get'>
export type FeedbackMove = FeedbackRow['moves'][number]
export type ByReceipt = DataOf<'Feedback/GetByReceipt'>

export const feedbackShape = shapeOf(feedback)
