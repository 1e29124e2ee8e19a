import { all } from '../../../manifests.gen.ts'

const day = { begin_date: '2026-01-01', end_date: '2026-01-01', or_open: true }

/** Controllers of the registers whose lists open with today's and earlier open records. */
export const dailyRegisters: readonly string[] = Object.entries(all.exporters)
  .filter(([, { query }]) => Object.hasOwn(Object(query.safeParse(day).data), 'or_open'))
  .map(([name]) => name)
  .sort()
