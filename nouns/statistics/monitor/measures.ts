/** Where a column's values come from (domain 7.3), dictionary selfcheck_source. */
export const sourceType = { result: 1, count: 2, last: 3, manual: 4, formula: 5 } as const

/** What its values are, dictionary selfcheck_data. */
export const dataType = { text: 1, whole: 2, percent: 3, day: 4, light: 5 } as const

/** What a measure gives of a unit: `pair` is a part of a whole, `light` 1 normal to 3 abnormal. */
export type Gives = 'number' | 'day' | 'text' | 'pair' | 'light'

/** How the values of several units become one. */
export type Total = 'sum' | 'mean' | 'least' | 'most' | 'none'

export const params = ['item', 'categories', 'levels', 'meeting_types', 'tasks'] as const
export type Param = (typeof params)[number]

export type Measure = {
  readonly source: number
  readonly gives: Gives
  readonly total: Total
  /** What a column says beside; all but `item` may be left out, for any. */
  readonly params: readonly Param[]
}

const { result, count, last } = sourceType

/**
 * The only sources of columns beside entries and formulas: each is one statement over the units in scope, whatever a column
 * says of it (never a table or SQL of somebody's own).
 */
export const measures = {
  check_day: { source: result, gives: 'day', total: 'none', params: [] },
  score: { source: result, gives: 'number', total: 'mean', params: [] },
  abnormal: { source: result, gives: 'number', total: 'sum', params: ['categories'] },
  item_number: { source: result, gives: 'number', total: 'least', params: ['item'] },
  item_day: { source: result, gives: 'day', total: 'least', params: ['item'] },
  item_result: { source: result, gives: 'light', total: 'most', params: ['item'] },
  rectify_open: { source: count, gives: 'number', total: 'sum', params: ['levels'] },
  drills: { source: count, gives: 'number', total: 'sum', params: [] },
  meetings: { source: count, gives: 'number', total: 'sum', params: ['meeting_types'] },
  tasks_due: { source: count, gives: 'number', total: 'sum', params: ['tasks'] },
  tasks_done: { source: count, gives: 'number', total: 'sum', params: ['tasks'] },
  runs: { source: count, gives: 'number', total: 'sum', params: [] },
  runs_on_time: { source: count, gives: 'number', total: 'sum', params: [] },
  guards: { source: count, gives: 'pair', total: 'sum', params: [] },
  superior_check: { source: last, gives: 'day', total: 'least', params: [] },
  extinguisher: { source: last, gives: 'day', total: 'least', params: [] },
  leader: { source: last, gives: 'text', total: 'none', params: [] },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof measures
export const measureNames = Object.keys(measures) as [MeasureName, ...MeasureName[]]

const { text, whole, percent, day, light } = dataType

const fitting: Readonly<Record<Gives, readonly number[]>> = {
  number: [whole, percent, light],
  day: [day],
  text: [text],
  pair: [text],
  light: [light],
}

/** The types of data that a source can have: a formula is a number, an entry what it is said to be. */
export function dataTypesOf(source: number, measure: MeasureName | undefined): readonly number[] {
  if (source === sourceType.manual) return Object.values(dataType)
  if (source === sourceType.formula) return fitting.number
  return measure === undefined ? [] : fitting[measures[measure].gives]
}

/** How entries of a type become one; a formula has the numbers of the total itself. */
export const totalOfEntries: Readonly<Record<number, Total>> = {
  [text]: 'none',
  [whole]: 'sum',
  [percent]: 'mean',
  [day]: 'least',
  [light]: 'most',
}
