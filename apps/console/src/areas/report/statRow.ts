import type { DataOf } from '../../api/path.ts'

export type StatRow = DataOf<'TaskAssignment/GetStat'>['rows'][number]

/** A share of one in per cent with a decimal; where nothing was due there is none. */
export const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)}%`)
