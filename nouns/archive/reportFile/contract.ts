import { action } from '@shouya/contract/action'
import { date, datetime, id, line, nothing, one, saved, version } from '@shouya/contract/fields'
import { madeFile } from '@shouya/contract/importing'
import {
  type FiltersIn,
  getAction,
  moveAction,
  pageAction,
  peopleAction,
  printAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { printed } from '@shouya/contract/printed'
import { z } from 'zod'
import { loan, reportFile } from './noun.ts'

const grant = grantOf(reportFile)

/** The most files that go onto a list or paper at once. */
export const MOST_LISTED = 200
/** The most records of a register that go onto a list at once, the oldest first. */
export const MOST_RECORDS = 20_000

const year = z.int().min(1900).max(2999)

export const reportFileRow = z.object({
  id,
  version,
  dept_id: id,
  ...listFields(reportFile),
  /** The caller may fetch it: a confidential one needs `download_secret`. */
  readable: z.boolean(),
  allowed: allowedMoves(reportFile),
})

export const reportFileDetail = reportFileRow.extend({
  ...detailFields(reportFile),
  /** Where the record is that it is the paper of. */
  source_link: z.string().nullable(),
  /** The list by which that record was destroyed. */
  source_destroy_no: z.string().nullable(),
  loans: z.array(z.object({ id, ...listFields(loan) })),
})

const query = queryOf(reportFile, {
  /** The year of its period. */
  year: year.optional(),
  period_key: line(10).optional(),
  /** The list by which it is, or was, to be destroyed. */
  destroy_no: line(40).optional(),
})

export type Filters = FiltersIn<typeof query>

/** Files in scope. `keywords`: archive number, title, unit, number of the record. */
export const GetPageList = pageAction(reportFile, query.list, reportFileRow)

export const Get = getAction(reportFile, reportFileDetail)

/** How many files in scope are in the archive, by category: of this year and of all years (domain 5.8, MainMenu). */
export const GetCategoryCounts = action('ReportFile', 'GetCategoryCounts', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.object({
    year,
    rows: z.array(z.object({ category: z.int(), this_year: z.int(), total: z.int(), expired: z.int() })),
  }),
})

/** People who can borrow files of a unit: of the unit and of those above it. */
export const GetPersonList = peopleAction(reportFile)

/**
 * Uploads a file (`file_id`: an own loose upload) that waits for its archiving, or changes it before that. 1001 another
 * type than pdf, jpg, png, xlsx or docx by its content, a PDF that cannot be read or has a password, a confidential one that
 * cannot be marked (xlsx, docx).
 */
export const Save = action('ReportFile', 'Save', {
  kind: 'write',
  access: grant('upload'),
  timeout: 60_000,
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    /** By default the caller's own; does not change afterwards. */
    dept_id: id.optional(),
    ...enteredFields(reportFile),
    /** Left out: the file stays. Required for a new one. */
    file_id: id.optional(),
  }),
  out: saved,
})

const numbered = saved.extend({ archive_no: z.string() })

/** Takes it into the archive: it gets its number and its years, by its category. */
export const Archive = moveAction(reportFile, 'archive', {}, numbered)

/**
 * Draws the paper of a final record now, without waiting for the night, and archives it. 1002 no record of that number in
 * scope, 1003 archived before, 1004 not final, or something may still be added.
 */
export const ArchiveRecord = action('ReportFile', 'ArchiveRecord', {
  kind: 'write',
  access: grant('archive'),
  timeout: 60_000,
  in: z.strictObject({ bill_no: line(40, 6) }),
  out: numbered,
})

/** Lends it: to whom (1001 who may not see it), what for, until when (1001 before today or after 90 days). */
export const Lend = moveAction(reportFile, 'lend', {
  borrower_user_id: id,
  purpose: line(200, 2),
  due_date: date,
})

/** Takes it back. */
export const GiveBack = moveAction(reportFile, 'giveBack')

/** Nobody destroys it until it is released. 1004 held before. */
export const Hold = moveAction(reportFile, 'hold', reason)

/** May be destroyed again after its years. 1004 not held. */
export const Release = moveAction(reportFile, 'release')

/** Removes the caller's own upload before its archiving. */
export const Delete = moveAction(reportFile, 'delete', {}, nothing)

/** Where the caller sees it, logged; of a confidential one (403 without `download_secret`) a marked copy. 1004 destroyed. */
export const Preview = action('ReportFile', 'Preview', {
  kind: 'write',
  access: grant('preview'),
  timeout: 60_000,
  in: one,
  out: madeFile,
})

/**
 * Where the caller fetches it, logged; of a confidential one (403 without `download_secret`) a copy whose every page says who
 * fetched it and when. 1004 destroyed.
 */
export const Download = action('ReportFile', 'Download', {
  kind: 'write',
  access: { anyOf: [grant('download'), grant('download_secret')] },
  timeout: 60_000,
  in: one,
  out: madeFile,
})

/**
 * Puts files onto a list to be destroyed, whose number goes into the request 档案销毁. 1001 not past its years, held, lent or
 * on another list; out of scope.
 */
export const ListToDestroy = action('ReportFile', 'ListToDestroy', {
  kind: 'write',
  access: grant('destroy'),
  in: z.strictObject({ ids: z.array(id).min(1).max(MOST_LISTED) }),
  out: z.object({ destroy_no: z.string(), count: z.int() }),
})

/** Gives up a list that was not approved: what it names is kept. 1002 no such list that waits. */
export const KeepListed = action('ReportFile', 'KeepListed', {
  kind: 'write',
  access: grant('destroy'),
  in: z.strictObject({ destroy_no: line(40, 6) }),
  out: nothing,
})

/** The list to be destroyed, or the certificate of its destruction, on paper. */
export const GetPrintList = printAction(reportFile, query.filters, reportFileDetail, MOST_LISTED, 'destroy')

/**
 * A dry run of the years of `archive.retention_years` (domain 17.1): how many records of each register are past them, with the
 * oldest ones. Nothing is changed: records go only by an approved list.
 */
export const GetRetention = action('ReportFile', 'GetRetention', {
  kind: 'read',
  access: grant('destroy'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      table: z.string(),
      /** What its years are called. */
      as: z.string(),
      /** The book that it is called on paper. */
      book: z.string(),
      years: z.int(),
      /** Records that ended before this day are past their years. */
      before: date,
      total: z.int(),
      /** Those whose paper the archive has and holds, or does not have yet: they stay. */
      held: z.int(),
      unarchived: z.int(),
      /** Those on a list that waits, and those that could go onto one. */
      listed: z.int(),
      free: z.int(),
      oldest: z.array(z.object({ id, bill_no: z.string().nullable(), dept_name: z.string(), ended: date })),
    }),
  ),
})

/**
 * Puts records of a register that are past their years onto a list to be destroyed, at most 20 000, the oldest first: what
 * `GetRetention` counts as `free`. The list is frozen; its number goes into the request 档案销毁. 1001 `table` no register
 * with these years, `before` a day after the allowed one; 1004 nothing to be listed.
 */
export const ListRecords = action('ReportFile', 'ListRecords', {
  kind: 'write',
  access: grant('destroy'),
  in: z.strictObject({
    table: line(63, 1),
    as: line(30, 1),
    /** Only records that ended before this day. */
    before: date.optional(),
  }),
  out: z.object({ destroy_no: z.string(), count: z.int() }),
})

const destroyStates = ['listed', 'approved', 'destroyed', 'givenUp'] as const
const outcomes = ['waiting', 'destroyed', 'held', 'changed', 'referred'] as const

const destroyList = z.object({
  id,
  destroy_no: z.string(),
  /** `report_file`: files of the archive. */
  table: z.string(),
  book: z.string(),
  /** `listed`: waits for its approval; `approved`: being destroyed. */
  state: z.enum(destroyStates),
  total: z.int(),
  first_no: z.string().nullable(),
  last_no: z.string().nullable(),
  first_day: date.nullable(),
  last_day: date.nullable(),
  /** SHA-256 of what it names. */
  hash: z.string(),
  create_user_name: z.string(),
  create_time: datetime,
  destroy_bill_no: z.string().nullable(),
  /** Who agreed. */
  approved_by: z.string().nullable(),
  approve_time: datetime.nullable(),
  destroyed: z.int().nullable(),
  left_out: z.int().nullable(),
  destroy_time: datetime.nullable(),
})

/** The last 200 lists of destruction in scope, the latest first, whatever became of them. */
export const GetDestroyLists = action('ReportFile', 'GetDestroyLists', {
  kind: 'read',
  access: grant('destroy'),
  in: z.strictObject({ destroy_no: line(40).optional() }),
  out: z.array(destroyList),
})

const destroyItem = z.object({
  record_id: id,
  bill_no: z.string().nullable(),
  dept_name: z.string(),
  ended: date,
  /** `changed`: or gone since; `referred`: something that stays refers to it. */
  outcome: z.enum(outcomes),
})

/** A page of what a list names, by number; `left`: only what was left out. 1002 no such list, 403 out of scope. */
export const GetDestroyItems = action('ReportFile', 'GetDestroyItems', {
  kind: 'read',
  access: grant('destroy'),
  in: z.strictObject({
    id,
    left: z.literal(true).optional(),
    page: z.int().min(1).max(2_000).default(1),
    pagesize: z.int().min(1).max(200).default(50),
  }),
  out: z.array(destroyItem),
})

/**
 * A list of records, or the certificate of their destruction, on paper: a line for each unit and what was left out of it. That
 * of files is `GetPrintList`. Logged.
 */
export const GetDestroyPrintList = action('ReportFile', 'GetDestroyPrintList', {
  kind: 'write',
  access: grant('destroy'),
  in: z.strictObject({ ids: z.array(id).min(1).max(20) }),
  out: printed(
    destroyList.extend({
      units: z.array(
        z.object({
          dept_name: z.string(),
          count: z.int(),
          first_no: z.string().nullable(),
          last_no: z.string().nullable(),
          first_day: date,
          last_day: date,
          destroyed: z.int(),
        }),
      ),
      /** At most 500. */
      left: z.array(destroyItem),
    }),
  ),
})

/**
 * Nobody destroys this record until it is released, on whichever list it is. 1002 no record of that number in a register that
 * the caller may query, 1003 held before.
 */
export const HoldRecord = action('ReportFile', 'HoldRecord', {
  kind: 'write',
  access: grant('destroy'),
  in: z.strictObject({ bill_no: line(40, 6), reason: line(200, 2) }),
  out: z.object({ id }),
})

/** May be destroyed again after its years. 1002 none, 1004 released before. */
export const ReleaseRecord = action('ReportFile', 'ReleaseRecord', {
  kind: 'write',
  access: grant('destroy'),
  in: one,
  out: nothing,
})

/** Records in scope that are held, the latest first, at most 500. */
export const GetRecordHolds = action('ReportFile', 'GetRecordHolds', {
  kind: 'read',
  access: grant('destroy'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      book: z.string(),
      bill_no: z.string().nullable(),
      dept_name: z.string(),
      reason: z.string(),
      create_user_name: z.string(),
      create_time: datetime,
      /** Where the record is. */
      link: z.string(),
    }),
  ),
})
