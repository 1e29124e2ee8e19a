import type { DataOf } from '@shouya/console/api/path.ts'

export type Stat = DataOf<'DrillRecord/GetStat'>
export type StatRow = Stat['rows'][number]
export type StatUnit = Pick<StatRow, 'dept_id' | 'dept_name'>

const figures = ['due', 'done', 'completion', 'drills', 'people', 'response_seconds', 'failed', 'score'] as const

/** The figures of the table and above it, in order (domain 7.2). */
export const statFigures = figures

/** The columns of the file, in order; one for each type follows. */
export const statFields = ['dept_name', ...figures] as const

/** A figure as people read it: a share in per cent, nothing where there is none. */
export function figureText(of: Stat['sum'], key: (typeof figures)[number]): string {
  const value = of[key]
  if (value === null) return '-'
  return key === 'completion' ? `${(value * 100).toFixed(1)}%` : String(value)
}
