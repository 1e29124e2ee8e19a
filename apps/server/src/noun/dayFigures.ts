import type { RawBuilder } from 'kysely'
import type { DB } from '../db/schema.gen.ts'

/** The columns of `stat_daily` that registers fill. */
export type DayFigure = keyof Pick<
  DB['stat_daily'],
  'abnormal' | 'rectify_total' | 'rectify_closed' | 'runs' | 'runs_punctual' | 'handed' | 'handed_consistent'
>

/** What a register says of how well a unit worked on a day (domain 7.2), for the roll-up of the statistics. */
export type DayFigures = {
  readonly keys: readonly DayFigure[]
  /**
   * Its rows counted: `dept_id`, `stat_date`, `task_code` (empty: of no task) and each of the keys, of the pairs of unit and day in
   * the relation `due`.
   */
  readonly counted: RawBuilder<unknown>
}
