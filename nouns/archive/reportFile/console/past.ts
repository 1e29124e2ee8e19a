import type { DataOf } from '@shouya/console/api/path.ts'

/** Of a register the records that are past their years. */
export type Past = DataOf<'ReportFile/GetRetention'>[number]
