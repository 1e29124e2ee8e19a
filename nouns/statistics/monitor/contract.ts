import { action } from '@shouya/contract/action'
import { date, dictCode, id, line, nothing, saved, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { PERIOD_KEY } from '@shouya/noun/period'
import { z } from 'zod'
import { signs, tones } from './cells.ts'
import { LONGEST_FORMULA } from './formula.ts'
import { measureNames } from './measures.ts'
import { monitor } from './noun.ts'

const grant = grantOf(monitor)

/** The longest value that somebody enters. */
const LONGEST = 200
const MOST_COLUMNS = 200

const sourceExpr = z.strictObject({
  /** Of sources 1 to 3. */
  measure: z.enum(measureNames).optional(),
  /** The check item of measures that ask for one: its number in scene 7. */
  item: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,10}$/)
    .optional(),
  /** Dictionary check_category; none: all. */
  categories: z.array(z.int().min(1).max(9)).max(9).optional(),
  /** Dictionary hazard_level; none: all. */
  levels: z.array(z.int().min(1).max(3)).max(3).optional(),
  /** Dictionary meeting_type; none: all. */
  meeting_types: z.array(z.int().min(1).max(4)).max(4).optional(),
  /** Codes of task types; none: all. */
  tasks: z
    .array(z.string().regex(/^[A-Z0-9_]{1,20}$/))
    .max(40)
    .optional(),
  /** Of source 5: other columns by their keys, numbers, + − × ÷ and brackets. */
  formula: line(LONGEST_FORMULA).optional(),
})

const warnRule = z
  .array(
    z.strictObject({
      sign: z.enum(signs),
      /** A day counts as the days from today to it. */
      value: z.number().min(-1_000_000_000).max(1_000_000_000),
      tone: z.enum(tones),
    }),
  )
  .max(3)

/** What a cell shows: a number, a day `YYYY-MM-DD`, a text as `2/3`; a light 1 normal, 2 to watch, 3 abnormal. */
const shown = z.union([z.number(), z.string()]).nullable()
const cells = {
  /** Column key → value. */
  values: z.record(z.string(), shown),
}

const columns = z.array(
  z.object({
    id,
    key: z.string(),
    /** In the caller's language. */
    title: z.string(),
    group: z.string().nullable(),
    width: z.int(),
    align: z.enum(['left', 'center', 'right']),
    /** Dictionary selfcheck_data: 1 text, 2 whole number, 3 per cent, 4 day, 5 light. */
    type: dictCode,
    /** Its values are entered by people. */
    manual: z.boolean(),
  }),
)

/** The columns that are shown, in their order: those of the whole bank, then those of the unit's branch. 403 a unit out of scope. */
export const GetColumns = action('Monitor', 'GetColumns', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dept_id: id.optional() }),
  out: columns,
})

/** A period of this century. */
const PERIOD = new RegExp(PERIOD_KEY.source.replace('\\d{4}', '20\\d{2}'))

const asked = {
  /** `2026H1`, `2026`, or the day of a self-check on occasion. */
  period_key: z.string().regex(PERIOD),
  /** Only units below this one; by default all in scope, with the columns of the caller's own branch. */
  dept_id: id.optional(),
  /** Only units without a self-check of the period. */
  unchecked: z.literal(true).optional(),
}

const totals = z.object({
  /** Null: all units, or those whose branch the caller does not see. */
  branch_id: id.nullable(),
  dept_name: z.string().nullable(),
  units: z.int(),
  /** How many of them have checked themselves. */
  checked: z.int(),
  ...cells,
})

/**
 * The outlets in scope with the values of the columns in a period, by branch, and the totals of each branch and of all. A
 * total sums counts, takes the mean of scores, the least of days and of recordings; a formula is that of the totals. 1001 a
 * period that is neither half-year, year nor day, or has not begun; 403 a unit out of scope.
 */
export const GetData = action('Monitor', 'GetData', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject(asked),
  out: z.object({
    /** The day that days count from: today, or the last of the period. */
    day: date,
    rows: z.array(
      z.object({
        dept_id: id,
        dept_code: z.string(),
        dept_name: z.string(),
        branch_id: id.nullable(),
        /** Their self-check of the period; null: none. */
        check_id: id.nullable(),
        /** Dictionary check_report_status. */
        check_status: dictCode.nullable(),
        ...cells,
        /** Column key → colour, where a rule gives one. */
        tones: z.record(z.string(), z.enum(tones)),
        /** Versions of entered values by column key, for `Fill`. */
        versions: z.record(z.string(), z.int()),
      }),
    ),
    totals: z.array(totals),
    sum: totals,
  }),
})

/**
 * Enters a value of a unit and a period into a column for entries, changes it or takes it back (null). `version` is that of
 * GetData, left out for the first entry; 1005 somebody else was faster. 1001 a value that does not fit the column's type, a
 * column without entries; 403 a unit out of scope.
 */
export const Fill = action('Monitor', 'Fill', {
  kind: 'write',
  access: grant('fill'),
  in: z.strictObject({
    period_key: asked.period_key,
    dept_id: id,
    column_id: id,
    version: version.optional(),
    /** As GetData shows it; numbers as text, too. */
    value: line(LONGEST).nullable(),
  }),
  out: saved,
})

export const columnRow = z.object({
  id,
  version,
  ...listFields(monitor),
  owner_dept_id: id.nullable(),
  source_expr: sourceExpr,
  warn_rule: warnRule,
  /** The caller may change it: columns of the whole bank need the whole bank in scope. */
  mine: z.boolean(),
})

/** All columns of the whole bank and of the branches in scope, also hidden ones and those that are off, for who configures them. */
export const GetColumnList = action('Monitor', 'GetColumnList', {
  kind: 'read',
  access: grant('config'),
  in: z.strictObject({}),
  out: z.array(columnRow),
})

const content = { ...enteredFields(monitor), source_expr: sourceExpr, warn_rule: warnRule.default([]) }

/**
 * Adds a column at the end, or changes one; its key and owner stay. 1001 a source that lacks what it needs or does not fit the
 * type of data, a formula with a fault (named with its place), an unknown or textual column, or a circle; 1003 the key is taken
 * in the bank or the branch; 1006 switching off what a formula needs; 403 of the whole bank or of another branch.
 */
export const SaveColumn = action('Monitor', 'SaveColumn', {
  kind: 'write',
  access: grant('config'),
  in: z.strictObject({ id: id.optional(), version: version.optional(), ...content }),
  out: saved,
})

/** What a column would show, of up to eight units in scope, without keeping it. Errors as `SaveColumn`. */
export const TestColumn = action('Monitor', 'TestColumn', {
  kind: 'read',
  access: grant('config'),
  in: z.strictObject({ id: id.optional(), period_key: asked.period_key, ...content }),
  out: z.array(z.object({ dept_name: z.string(), value: shown, tone: z.enum(tones).nullable() })),
})

/** Puts columns into the given order: all of the whole bank, or all of a branch (1001 otherwise). */
export const SortColumns = action('Monitor', 'SortColumns', {
  kind: 'write',
  access: grant('config'),
  in: z.strictObject({ ids: z.array(id).min(2).max(MOST_COLUMNS) }),
  out: nothing,
})

/** Deletes a column. 1006 a formula needs it, or it has entries: those are switched off. */
export const DeleteColumn = action('Monitor', 'DeleteColumn', {
  kind: 'write',
  access: grant('config'),
  in: z.strictObject({ id, version }),
  out: nothing,
})
