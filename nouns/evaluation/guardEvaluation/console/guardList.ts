import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { guardEvaluation } from '../noun.ts'

export type GuardRow = RowOf<'GuardEvaluation/GetPageList'>
export type GuardDetail = RowOf<'GuardEvaluation/Get'>
export type Move = GuardRow['allowed'][number]
export type GuardValues = BodyOf<'GuardEvaluation/Save'>
/** What the form holds: the body of a save, and the signature. */
export type FormValues = GuardValues & { sign: SignDraft }
export type Due = DataOf<'GuardEvaluation/GetDueList'>[number]

export const guardShape = shapeOf(guardEvaluation, { period_key: 'text', staff_id: 'int' })
