import { action } from '@shouya/contract/action'
import { date, id, line, nothing, saved, version } from '@shouya/contract/fields'
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
import { z } from 'zod'
import { loan, reportFile } from './noun.ts'

const grant = grantOf(reportFile)

/** The most files that go onto a list or paper at once. */
export const MOST_LISTED = 200

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

const one = z.strictObject({ id })

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

/** Gives up a list that was not approved: its files are kept. 1002 no such list that waits. */
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
 * oldest ones. Nothing is changed; records themselves are never removed by their age.
 */
export const GetRetention = action('ReportFile', 'GetRetention', {
  kind: 'read',
  access: grant('destroy'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      table: z.string(),
      /** The book that it is called on paper. */
      book: z.string(),
      years: z.int(),
      /** Records that ended before this day are past their years. */
      before: date,
      total: z.int(),
      /** Those whose paper the archive has and holds, or does not have yet: they stay. */
      held: z.int(),
      unarchived: z.int(),
      oldest: z.array(z.object({ id, bill_no: z.string().nullable(), dept_name: z.string(), ended: date })),
    }),
  ),
})
