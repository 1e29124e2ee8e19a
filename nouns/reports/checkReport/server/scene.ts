import { type PeriodType, periodOf } from '@shouya/noun/period'
import type { GivenAnswer } from '@shouya/nouns/rectify/answer/schemas.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import type { unitInScope } from '@shouya/server/core/org/unitInScope.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable, Updateable } from 'kysely'
import type { AnsweredItem } from '../../../rectify/server/public.ts'
import { type ReportNoun, report } from '../fields.ts'

/** A report; the tables of all scenes have the same columns, since they are parts of one. */
export type Report = Selectable<DB['security_item']>

export const status = report.states.codes

/** Where the answers of all reports are. */
export const answers = 'check_report_item'

export type Inspector = {
  seq: number
  user_id: number
  name: string
  sign: { time: string } | null
  sign_time: string | null
}

/** What the form of every scene writes. */
export type Content = {
  id?: number | undefined
  version?: number | undefined
  dept_id?: number | undefined
  check_date: string
  filed_at: string | null
  inspector_ids: number[]
  results: GivenAnswer[]
  photos: number[]
}

export type Unit = Awaited<ReturnType<typeof unitInScope>>

/** What a scene has of its own. */
export type Scene = {
  readonly noun: ReportNoun
  /** Dictionary check_scene. */
  readonly scene: number
  /** The task that a confirmed report does, of the unit in this column. */
  readonly task: string
  /** The period whose task it does, where that is not its own; null: none. */
  taskPeriod?(ctx: Ctx, row: Report): Promise<string | null>
  readonly owedBy: 'dept_id' | 'check_dept_id'
  readonly period: PeriodType
  /** Its period where the form chooses the type of it. */
  periodOf?(asked: object, day: string): string
  /** Dictionary rectify_source. */
  readonly source: number
  readonly leastInspectors: number
  /** The columns of its own, checked; 1001 at their fields. */
  own?(ctx: Ctx, input: Content, unit: Unit): Promise<object>
  /** Answers that follow from its own columns. */
  concluded?(results: AnsweredItem[], input: Content): AnsweredItem[]
  /** What a draft may lack and a report may not; 1001 at its field. */
  checkComplete?(input: Content): void
  /** What is signed and stored with the submission, beside the inspector's signature. */
  signedToo?(ctx: Ctx, input: Content, row: Report): Promise<Updateable<DB['security_item']>>
}

export const inspectorsOf = (row: Pick<Report, 'inspectors'>): Inspector[] => row.inspectors as never

/** The period of a report with this day. */
export const periodIn = (scene: Scene, asked: object, day: string): string =>
  scene.periodOf?.(asked, day) ?? periodOf(scene.period, day)

export const isInspector = (row: Pick<Report, 'inspectors'>, userId: number): boolean =>
  inspectorsOf(row).some(({ user_id }) => user_id === userId)

/** Signed by whoever wrote it, and waits for further inspectors. */
export function awaitsInspectors(row: Pick<Report, 'inspectors' | 'status'>): boolean {
  const lines = inspectorsOf(row)
  return (
    (row.status === status.draft || row.status === status.objected) &&
    (lines[0]?.sign ?? null) !== null &&
    lines.some(({ sign }) => sign === null)
  )
}

/** Waits for this inspector's signature. */
export const awaits = (row: Pick<Report, 'inspectors' | 'status'>, userId: number): boolean =>
  awaitsInspectors(row) && inspectorsOf(row).some((line) => line.user_id === userId && line.sign === null)
