import { code, count, day, flag, line, moment, number, pattern, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** `listed`: stands on a list that waits for the approval to destroy it. */
const states = { toFile: 1, archived: 2, lent: 3, listed: 4, destroyed: 5 } as const

/** A year, half-year, quarter, month or day. */
const PERIOD = /^\d{4}(H[12]|Q[1-4]|-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** A file of the archive: the paper of a final record, or one that was uploaded (domain 5.8). */
export const reportFile = defineNoun({
  name: 'reportFile',
  controller: 'ReportFile',
  table: 'report_file',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'archive',
  route: '/archive/List',
  states: { dict: 'archive_status', codes: states, open: ['toFile'] },
  moves: {
    archive: { from: ['toFile'], to: 'archived', operation: 'archive', action: 'Archive' },
    edit: { from: ['toFile'], operation: 'upload', action: 'Save', by: 'author' },
    lend: { from: ['archived'], to: 'lent', operation: 'archive', action: 'Lend' },
    giveBack: { from: ['lent'], to: 'archived', operation: 'archive', action: 'GiveBack' },
    hold: { from: ['archived', 'lent', 'listed'], operation: 'destroy', action: 'Hold' },
    release: { from: ['archived', 'lent'], operation: 'destroy', action: 'Release' },
    delete: { from: ['toFile'], operation: 'upload', action: 'Delete', by: 'author', danger: true },
  },
  fields: {
    // From its archiving on.
    archive_no: number({ optional: true, exported: true, printed: true, searched: true }),
    category: code('archive_category', { min: 1, max: 15, entered: true, exported: true, printed: true }),
    title: line(200, 2, { entered: true, exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true, searched: true }),
    period_key: pattern(PERIOD, 10, { entered: true, exported: true, printed: true }),
    page_count: count({ optional: true, exported: true, printed: true }),
    secret_level: code('secret_level', { min: 1, max: 3, entered: true, exported: true, printed: true }),
    archive_time: moment({ optional: true, exported: true, printed: true }),
    archive_user_name: person('archive_user_id', { optional: true, detail: true, exported: true }),
    retention_years: count({ optional: true, exported: true, printed: true }),
    expire_date: day({ optional: true, exported: true, printed: true }),
    status: code('archive_status', { exported: true }),
    // Of the record that it is the paper of.
    source_no: line(40, 0, { optional: true, detail: true, exported: true, searched: true }),
    pdf_generated: flag({ detail: true }),
    file_name: line(255, 1, { detail: true, exported: true }),
    file_size: count({ detail: true }),
    file_hash: line(64, 64, { detail: true, exported: true, printed: true }),
    hold_reason: line(200, 2, { optional: true, exported: true }),
    hold_user_name: person('hold_user_id', { optional: true, detail: true }),
    hold_time: moment({ optional: true, detail: true }),
    destroy_no: line(40, 0, { optional: true, detail: true, exported: true, printed: true }),
    destroy_bill_no: line(40, 0, { optional: true, detail: true, exported: true, printed: true }),
    destroy_time: moment({ optional: true, detail: true, exported: true, printed: true }),
    create_user_name: person('create_user_id', { detail: true }),
    create_time: moment({ detail: true }),
  },
  parts: {
    /** To whom it was lent, the last first. */
    loans: {
      fields: {
        borrower_user_name: person('borrower_user_id', { entered: true }),
        purpose: line(200, 2, { entered: true }),
        due_date: day({ entered: true }),
        lend_time: moment(),
        lend_user_name: person('lend_user_id'),
        return_time: moment({ optional: true }),
        return_user_name: person('return_user_id', { optional: true }),
      },
    },
  },
  query: {
    sorts: ['create_time', 'archive_no', 'archive_time', 'expire_date', 'period_key'],
    unit: true,
    days: 'archive_time',
    among: ['category', 'secret_level', 'status'],
    // May be put onto a list to be destroyed: past its years, not held, not lent.
    flags: ['expired', 'held'],
  },
})

/** One loan of a file. */
export const loan = partOf(reportFile, 'loans')

/** Dictionary secret_level: who downloads it needs a right of its own, and the copy says who took it and when. */
export const SECRET = 3
