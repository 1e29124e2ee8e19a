import { code, count, day, decimal, line, moment, number, paragraph, person, photos, unit } from '@shouya/noun/field'
import type { Noun } from '@shouya/noun/noun'
import { resultFields } from '../../rectify/answer/fields.ts'

/** `waiting`: for the checked unit; `objected`: it does not agree, and the inspectors check again. */
const states = { draft: 0, objected: 1, waiting: 2, rectifying: 4, closed: 5, void: 9 } as const

/** What the reports of all scenes have in common: the monthly check, that of the guards, that of fire safety (domain 5.4). */
export const report = {
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  states: { dict: 'check_report_status', codes: states, open: ['draft', 'objected', 'waiting'] },
  moves: {
    // Of a further inspector; the last one submits.
    sign: { from: ['draft', 'objected'], to: 'waiting', operation: 'submit', action: 'Sign' },
    edit: { from: ['draft', 'objected'], operation: 'edit', action: 'Save', by: 'author' },
    takeOver: { from: ['draft'], operation: 'submit', action: 'Common/TakeOver', by: 'others' },
    confirm: { from: ['waiting'], to: 'rectifying', operation: 'confirm', action: 'Confirm' },
    object: { from: ['waiting'], to: 'objected', operation: 'object', action: 'Object' },
    void: {
      from: ['objected', 'waiting'],
      to: 'void',
      operation: 'submit',
      action: 'Void',
      by: 'author',
      danger: true,
    },
    delete: { from: ['draft'], operation: 'delete', action: 'Delete', by: 'author', danger: true },
  },
} as const satisfies Pick<Noun<keyof typeof states>, 'scope' | 'states' | 'moves'>

export const reportFields = {
  // From its submission on.
  bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
  dept_name: unit('dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
  check_dept_name: unit('check_dept_id', { exported: true, printed: true, searched: true, signed: 1 }),
  period_key: line(7, 6, { exported: true, printed: true }),
  check_date: day({ entered: true, exported: true, printed: true, signed: 1 }),
  inspector_names: line(300, 0, { exported: true, searched: true }),
  score: decimal({ min: 0, max: 99_999, digits: 1, exported: true, printed: true }),
  full_score: decimal({ min: 0, max: 99_999, digits: 1, exported: true, printed: true }),
  grade: code('grade', { min: 1, max: 4, optional: true, exported: true, printed: true }),
  total_items: count({ exported: true }),
  abnormal_count: count({ exported: true, printed: true }),
  rectify_count: count(),
  rectify_closed: count(),
  status: code('check_report_status', { exported: true, printed: true }),
  main_problems: paragraph(2000, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
  opinions: paragraph(2000, 0, { optional: true, entered: true, detail: true, printed: true, signed: 1 }),
  photos: photos(6, { entered: true, detail: true, signed: 1 }),
  objection: line(200, 2, { optional: true, detail: true, printed: true }),
  // The device's time, where it waited for a network.
  filed_at: moment({ optional: true, detail: true, printed: true, instant: true, signed: 2 }),
  submit_time: moment({ optional: true, exported: true }),
  leader_user_name: person('leader_user_id', { optional: true, exported: true, printed: true }),
  confirm_time: moment({ optional: true, detail: true, exported: true }),
  void_reason: line(200, 2, { optional: true, detail: true }),
  create_user_name: person('create_user_id', { exported: true }),
  create_time: moment({ exported: true }),
} as const

export const reportParts = {
  /** Who checked; the first of them has written the report. */
  inspectors: {
    order: 'seq',
    signed: 1,
    fields: {
      seq: count({ printed: true, signed: 1 }),
      name: line(50, 1, { printed: true, signed: 1 }),
      sign_time: moment({ optional: true }),
    },
  },
  /** The items with their names when it began, and the results. */
  results: { order: 'item_code', signed: 1, fields: resultFields },
} as const

export const reportQuery = {
  sorts: ['check_date', 'bill_no', 'create_time'],
  unit: true,
  days: 'check_date',
  among: ['grade', 'status'],
  // Waits for the caller's signature or second visit as an inspector; waits for the checked unit, and not checked by the
  // caller.
  flags: ['mine', 'unconfirmed'],
} as const

/** What the log says of a report beside its fields. */
export const reportLogged = ['abnormal', 'rectify_no'] as const

/** The noun of a scene, as the first of them: they differ in their names, and have further fields. */
export type ReportNoun = typeof report & {
  readonly name: 'securityItem'
  readonly controller: 'SecurityItem'
  readonly table: 'security_item'
  readonly permission: string
  readonly route: string
  readonly prefix: 'YJ'
  readonly fields: typeof reportFields
  readonly parts: typeof reportParts
  readonly query: typeof reportQuery
}
