import { choice, code, count, flag, line, pattern, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** A column's key, as formulas name it. */
const COLUMN_KEY = /^[a-z][a-z0-9_]{1,29}$/

const title = { entered: true } as const

/** The columns of the statistics of self-checks: of the whole bank, or of a branch (domain 7.3). */
export const monitor = defineNoun({
  name: 'monitor',
  controller: 'Monitor',
  table: 'selfcheck_column',
  permission: 'report_monitor',
  route: '/monitor',
  unrecorded: true,
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    column_key: pattern(COLUMN_KEY, 30, { entered: true }),
    title_cn: line(40, 1, title),
    title_hk: line(40, 0, { ...title, optional: true }),
    title_us: line(80, 0, { ...title, optional: true }),
    group_cn: line(40, 0, { ...title, optional: true }),
    group_hk: line(40, 0, { ...title, optional: true }),
    group_us: line(80, 0, { ...title, optional: true }),
    source_type: code('selfcheck_source', { min: 1, max: 5, entered: true }),
    data_type: code('selfcheck_data', { min: 1, max: 5, entered: true }),
    width: count({ min: 60, max: 400, entered: true }),
    // 1 left, 2 centre, 3 right.
    align: choice([1, 2, 3], { entered: true }),
    visible: flag({ entered: true }),
    exported: flag({ entered: true }),
    // The branch whose column it is; empty: the whole bank.
    owner_dept_name: unit('owner_dept_id', { optional: true, entered: true }),
    status: code('enable', { entered: true, min: 0, max: 1 }),
  },
})

/** The columns that every row has; their texts are `monitor.board.field.*`. */
export const monitorBoard = { name: 'monitor.board' } as const
