import { answerKind, needPhoto } from '../checkItem/rules.ts'

/** Dictionary check_result. */
export const result = { normal: 1, abnormal: 2, notApplicable: 3 } as const

/** Converts a number of minutes of an item with the unit CLOCK to `HH:mm`, and back. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const MILLISECONDS = 86_400_000

/** Converts a number of days of an item with the unit DAY to `YYYY-MM-DD`, and back. */
export const dayOf = (days: number): string => new Date(days * MILLISECONDS).toISOString().slice(0, 10)
export const daysOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MILLISECONDS

/** The properties of an item that its answer depends on. */
type Asked = {
  readonly result_type: number
  readonly need_photo: number
  readonly min_value: number | null
  readonly max_value: number | null
  readonly known_count: number | null
}

/** The answer so far: in a form perhaps still empty. */
export type Answered = {
  readonly result?: number | null | undefined
  readonly value_num?: number | null | undefined
  readonly value_text?: string | null | undefined
  readonly score?: number | null | undefined
  readonly problem_desc?: string | null | undefined
  readonly photos?: readonly number[] | undefined
  readonly known_reason?: string | null | undefined
}

/** Whether an answer says that all is normal although a register has records. */
export const contradicts = ({ known_count }: Pick<Asked, 'known_count'>, verdict: number | null | undefined): boolean =>
  Boolean(known_count) && (verdict === result.normal || verdict === result.notApplicable)

const wantsPhoto = ({ need_photo }: Pick<Asked, 'need_photo'>, verdict: number | null | undefined): boolean =>
  (need_photo === needPhoto.always && verdict !== result.notApplicable) ||
  (need_photo === needPhoto.abnormal && verdict === result.abnormal)

/** The field of the value for each kind of item. */
const wantedValue: Readonly<Record<number, 'value_num' | 'value_text' | 'score' | undefined>> = {
  [answerKind.number]: 'value_num',
  [answerKind.text]: 'value_text',
  [answerKind.score]: 'score',
}

const SHORTEST_PROBLEM = 5

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Whether a number is outside of the item's limits. */
const isBeyond = ({ min_value, max_value }: Asked, value: number | null | undefined): boolean =>
  !isEmpty(value) &&
  ((min_value !== null && Number(value) < min_value) || (max_value !== null && Number(value) > max_value))

/** The field of an answer with an error, and its reason: text `answer.flaw.{reason}`. */
export type Flaw = {
  readonly field: keyof Answered
  readonly reason: 'answer' | 'problem' | 'photo' | 'value' | 'limits' | 'reason'
}

/** The first error of an answer (domain 4.2): missing description and photos of an abnormal item, values, reasons. */
export function flawOf(item: Asked, answer: Answered): Flaw | undefined {
  const { result: verdict } = answer
  if (isEmpty(verdict)) return { field: 'result', reason: 'answer' }
  const isAbnormal = verdict === result.abnormal
  if (isAbnormal && (answer.problem_desc ?? '').trim().length < SHORTEST_PROBLEM)
    return { field: 'problem_desc', reason: 'problem' }
  if (wantsPhoto(item, verdict) && (answer.photos ?? []).length === 0) return { field: 'photos', reason: 'photo' }
  // A normal item has all its points unless somebody says how many.
  const hasAll = item.result_type === answerKind.score && !isAbnormal
  const field = verdict === result.notApplicable || hasAll ? undefined : wantedValue[item.result_type]
  if (field && isEmpty(answer[field])) return { field, reason: 'value' }
  if (field === 'value_num' && !isAbnormal && isBeyond(item, answer.value_num)) return { field, reason: 'limits' }
  const unexplained = contradicts(item, verdict) && !answer.known_reason?.trim()
  return unexplained ? { field: 'known_reason', reason: 'reason' } : undefined
}
