import type { BodyOf, DataOf, RowOf } from '@shouya/console/api/path.ts'
import { LEAST_QUESTIONS } from '../rules.ts'

export type SceneDetail = RowOf<'SceneCheck/Get'>
export type SceneValues = BodyOf<'SceneCheck/Save'>
type Blank = DataOf<'SceneCheck/GetBlank'>

/** The kinds of equipment that a post has (domain 5.6). */
const kinds = [1, 2, 3, 4, 5]

/** A new report names all guards at the door, all kinds of equipment, and has room for the questions. */
export const beginScene = (blank: object): Partial<SceneValues> => ({
  guards: (blank as Blank).guards.map(({ staff_id }) => ({
    ...{ staff_id, on_time: true, uniform: true, cert_shown: true, equipment_ok: true, knows_plan: true },
  })),
  equipment: kinds.map((kind) => ({ kind, expected: 1, present: 1, intact: 1 })),
  questions: Array.from({ length: LEAST_QUESTIONS }, () => ({ question: '', answer: null, passed: true })),
})

export const writtenScene = (row: SceneDetail): Partial<SceneValues> => ({
  ...{ cert_shown: row.cert_shown, duty_log: row.duty_log, alarm_test: row.alarm_test },
  ...{ alarm_seconds: row.alarm_seconds, guard_staff_id: row.guard_staff_id },
  guards: row.guards.map(({ seq: _, name: __, ...guard }) => guard),
  equipment: row.equipment.map(({ kind, expected, present, intact }) => ({ kind, expected, present, intact })),
  questions: row.questions.map(({ question, answer, passed }) => ({ question, answer, passed })),
})
