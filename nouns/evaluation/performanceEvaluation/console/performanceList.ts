import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { SignDraft } from '@shouya/console/ui/signDraft.ts'
import { performanceEvaluation } from '../noun.ts'

export type PerformanceRow = RowOf<'PerformanceEvaluation/GetPageList'>
export type PerformanceDetail = RowOf<'PerformanceEvaluation/Get'>
export type Item = PerformanceDetail['items'][number]
export type Move = PerformanceRow['allowed'][number]
export type PerformanceValues = BodyOf<'PerformanceEvaluation/Save'>
/** What the form holds: the body of a save, and the signature. */
export type FormValues = PerformanceValues & { sign: SignDraft }

export const performanceShape = shapeOf(performanceEvaluation, { period_key: 'text' })

/** Points as the wire has them, with at most two digits. */
export const points = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 100) / 100))
