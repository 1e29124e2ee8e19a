import { action } from '@shouya/contract/action'
import { line } from '@shouya/contract/fields'
import { z } from 'zod'

const count = z.int().min(0).optional()

/**
 * The work bench's counters (domain 15): one flat object of numbers in the caller's scope; what the caller may not see is
 * left out, not zero. Kept up to five seconds per caller, but never past the caller's own change, a reminder for them or
 * midnight; with `Cache-Control: no-cache` counted anew. Each equals the total of the list that it leads to
 * (`counterLists`).
 */
export const GetHomeCount = action('Home', 'GetHomeCount', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({}),
  out: z.object({
    /** Unread reminders. */
    remind_unread: count,
    /** Handovers that wait for the caller's signature. */
    key_receive: count,
    /** Handovers whose keys the caller gave or got for a while and that are not yet back. */
    key_return: count,
    /** Handovers in scope whose keys are out past their time of return. */
    key_unreturned: count,
    /** Handovers in scope of today. */
    key_today: count,
    /** Keys in scope that are lost. */
    key_lost: count,
    /** Handovers in scope of the last 30 days, today among them, that were entered late. */
    key_backfill: count,
    /** Handovers in scope of the last 30 days that were voided. */
    key_void: count,
    /** Tasks in scope of today that are to do or overdue. */
    task_todo: count,
    /** Tasks in scope of the last 30 days that are overdue and still not done. */
    task_overdue: count,
    /** Sessions of today that the outlets in scope should check. */
    check_should: count,
    /** Those of them that are filed. */
    check_done: count,
    /** Checks that wait for the caller's signature as second checker. */
    check_sign: count,
    /** Abnormal checks in scope that the caller may confirm. */
    check_confirm: count,
    /** Checks in scope of today that found something. */
    check_abnormal: count,
    /** Checks in scope of the last 30 days that were filed late. */
    check_late: count,
    /** Escort handovers of today: what the outlets' times call for, done, late, refused. */
    escort_should: count,
    escort_done: count,
    escort_late: count,
    escort_reject: count,
    /** Waiting for the caller's signature. */
    escort_sign: count,
    escort_dispute: count,
    /** Visitors in scope who are inside. */
    visitor_inside: count,
    /** Those who should have left. */
    visitor_overdue: count,
    /** Entries in scope of today. */
    visitor_today: count,
    /** Access to recordings in scope: to be carried out, or media to be returned. */
    video_pending: count,
    /** Records that wait for the caller's signature as supervisor. */
    video_sign: count,
    /** Lent media in scope that should be back. */
    video_overdue: count,
    /** Rectifications in scope that are neither closed nor cancelled. */
    rectify_open: count,
    /** Rectifications in scope past their deadline. */
    rectify_overdue: count,
    /** Open ones of the highest level. */
    rectify_major: count,
    /** Open ones that the caller is to mend. */
    rectify_mine: count,
    /** Those whose next review is the caller's. */
    rectify_review: count,
    /** People on duty or stopped in scope of whom a certificate ends within 30 days. */
    cert_expiring: count,
    /** Those of whom one has ended. */
    cert_expired: count,
    /** Vehicles in scope whose inspection or insurance ends within 30 days. */
    car_expiring: count,
    /** Those where one has ended. */
    car_expired: count,
    /** Companies in scope whose licence or contract ends within 30 days. */
    company_expiring: count,
    /** Escorts of today in scope: published, on their way, done. */
    plan_today: count,
    /** Those of today in which the caller rides. */
    plan_mine: count,
    /** Drafts in scope of today and later. */
    plan_draft: count,
    /** People in scope who wait for approval. */
    staff_audit: count,
    /** People in scope who were refused. */
    staff_refused: count,
    /** Vehicles in scope that are asked to be scrapped. */
    car_scrap: count,
    /** Faults in scope that wait or are in work. */
    fault_open: count,
    /** Technical defences in scope that are out and were reported to the branch. */
    fault_escalated: count,
    /** Tasks that await the caller. */
    approval_waiting: count,
    /** Requests of the caller that run. */
    approval_running: count,
    /** Requests that came back to the caller. */
    approval_returned: count,
    /** Requests that the caller was informed about and has not read. */
    approval_unread: count,
    /** Notices that the caller received and has not read; as Notice/GetNoticeCount. */
    unread_notice: count,
    /** Notices that the caller received and is still to confirm. */
    unconfirmed_notice: count,
    /** Accounts in scope that are locked now. */
    user_locked: count,
    /** Live sessions of accounts in scope. */
    user_online: count,
    /** Runs of background jobs that failed in the last seven days, today among them. */
    job_failed: count,
    /** Of the last 30 days in scope of the log: sensitive data revealed. */
    audit_reveal: count,
    /** The same: lists exported. */
    audit_export: count,
    /** The same: calls refused for want of a right or of scope (401, 403). */
    audit_refused: count,
    /** The same: what is another's ended or changed by right of office. */
    audit_forced: count,
  }),
})

const keys = { id: 'daily_key', operation: 'query' }
const tasks = { id: 'report_daily', operation: 'query' }
const rectify = { id: 'rectify', operation: 'query' }
const log = { id: 'sys_log', operation: 'query' }

/** Each chart with what it takes to see it; its rows obey the caller's scope. */
const chartAccess = {
  /** This month's days (rows) by what was due then: done, waiting, late. */
  completion: tasks,
  /** The last 14 days (rows) by registers that were due: filed on time (`done`), filed late (`done_late`), missing past their deadline. */
  task_days: tasks,
  /**
   * The units right below the highest one in scope by what they filed of the last 30 days, in percent of what was due and not
   * exempt: on time, late. The lowest 12.
   */
  task_units: tasks,
  /** Units with the most registers that were filed late or are missing, by day, 14 days. */
  task_late_days: tasks,
  /** The ten check items that were abnormal in the most checks of the last 30 days. */
  check_items: { id: 'daily_security', operation: 'query' },
  /** Units with the most keys that came back late or are out past their time, by day due, 14 days. */
  key_late_days: keys,
  /** The same summed up by the units right below the highest one in scope, 30 days, the most first. */
  key_late_units: keys,
  /** Rectifications that are not closed by category of the hazard (`0`: of none), each level (dictionary hazard_level) of its own; the most first. */
  hazard_categories: rectify,
  /** Eight weeks, named by their last day, which is today's weekday: hazards found and hazards closed. */
  hazard_weeks: rectify,
  /** Access to recordings of the last 30 days by applicant (dictionary video_applicant) and way (dictionary video_mode); the most first. */
  video_applicants: { id: 'daily_video', operation: 'query' },
  /** People on duty or stopped, vehicles and companies whose certificates have ended or end within 7, 30 and 90 days. */
  cert_ends: { id: 'escort_staff', operation: 'query' },
  /** Of the escort handovers of each of the last 30 days that had some, how many in a hundred were on time. */
  escort_on_time: { id: 'daily_escort', operation: 'query' },
  /** Sign-ins of the last seven days: succeeded, failed. */
  sign_ins: log,
  /** Calls and jobs of the last seven days that failed: errors of ours, refusals, input or states that do not fit. */
  errors: log,
  /** Bytes on disk: data, log, files, as measured at the last start or in the last night. */
  storage: { id: 'sys_setting', operation: 'query' },
  /** Units with the most reveals, exports, refusals and forced changes of the last 30 days. */
  audit_units: log,
} as const

export const charts = Object.keys(chartAccess) as [Chart, ...Chart[]]
export type Chart = keyof typeof chartAccess

const series = [
  'done',
  'waiting',
  'late',
  'done_late',
  'missing',
  'abnormal',
  'ok',
  'failed',
  'error',
  'refused',
  'rejected',
  'bytes',
  'reveal',
  'export',
  'forced',
  'people',
  'cars',
  'companies',
  'on_time',
  'found',
  'closed',
] as const

/**
 * One chart of the work bench as a table of numbers (counts; `storage`: bytes, `task_units` and `escort_on_time`: percent): how it is
 * drawn is the console's affair.
 */
export const GetChart = action('Home', 'GetChart', {
  kind: 'read',
  access: { by: 'chart', values: chartAccess },
  in: z.strictObject({ chart: z.enum(charts) }),
  out: z.object({
    /** What the numbers of a row are: series by name, days (`YYYY-MM-DD`, of `key_late_days` and `task_late_days`), values of a dictionary. */
    columns: z.array(z.union([z.enum(series), z.iso.date(), z.string().regex(/^\d{1,2}$/)])),
    rows: z.array(
      z.object({
        /** A day, the id of a unit or of a check item, a part of the storage, a term as the filter `expiry` has it, or a value of a dictionary. */
        key: z.string(),
        /** Of a unit or a check item: its name. */
        name: z.string().nullable(),
        /** One number for each column. */
        values: z.array(z.int().min(0)),
      }),
    ),
  }),
})

/**
 * Records that a word names, whichever page they stand on: at most five of each kind, in the caller's scope and only where
 * the caller may query them; of forms those that the caller may fill in, of requests those in which the caller takes part, of notices those that the caller received.
 */
export const Search = action('Home', 'Search', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({ keywords: line(50, 2) }),
  out: z.array(
    z.object({
      kind: z.enum([
        'approval',
        'form',
        'check',
        'rectification',
        'fault',
        'escort',
        'handover',
        'key',
        'visitor',
        'company',
        'car',
        'staff',
        'video',
        'notice',
        'person',
      ]),
      title: z.string(),
      /** The unit, and the day where there is one. */
      note: z.string(),
      /** Path in the console with its query. */
      link: z.string(),
    }),
  ),
})
