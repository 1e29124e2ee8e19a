import { all } from '@shouya/nouns/manifests.ts'

const day = { begin_date: '2026-01-01', end_date: '2026-01-01', or_open: true }

/** Controllers of the registers whose list opens with today and what is still open of before. */
export const dailyRegisters: readonly string[] = Object.entries(all.exporters)
  .filter(([, { query }]) => Object.hasOwn(Object(query.safeParse(day).data), 'or_open'))
  .map(([name]) => name)
  .sort()
