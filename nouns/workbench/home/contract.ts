import { action } from '@shouya/contract/action'
import { counterLists } from '@shouya/contract/counterLists'
import { line } from '@shouya/contract/fields'
import { foundRow } from '@shouya/contract/foundRow'
import { z } from 'zod'

const count = z.int().min(0).optional()

type Counter = keyof ReturnType<typeof counterLists>

/** A number for each counted list; the day is irrelevant here. */
const counts = Object.fromEntries(Object.keys(counterLists('2000-01-01')).map((name) => [name, count])) as Record<
  Counter,
  typeof count
>

/**
 * The work bench's counters (domain 15): one flat object of numbers in the caller's scope; counters that the caller may
 * not see are left out, not zero. Cached up to five seconds per caller, but not beyond the caller's own change, a
 * reminder for the caller or midnight; counted again with `Cache-Control: no-cache`. Each equals the total of the list
 * that it leads to (`counterLists`).
 */
export const GetHomeCount = action('Home', 'GetHomeCount', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({}),
  out: z.object(counts),
})

const keys = { id: 'daily_key', operation: 'query' }
const tasks = { id: 'report_daily', operation: 'query' }
const rectify = { id: 'rectify', operation: 'query' }
const log = { id: 'sys_log', operation: 'query' }
const trading = { id: 'trade_stat', operation: 'query' }

/** The right needed for each chart; the rows obey the caller's scope. */
const chartAccess = {
  /** The days of this month (rows) by tasks due on them: done, waiting, late. */
  completion: tasks,
  /** The last 14 days (rows) by registers that were due: filed on time (`done`), filed late (`done_late`), missing past their deadline. */
  task_days: tasks,
  /**
   * The units right below the highest one in scope (rows), in percent of the registers of the last 30 days that were
   * due and not exempt: filed on time, filed late. The lowest 12.
   */
  task_units: tasks,
  /**
   * The units right below the highest one in scope (rows), in percent of the tasks of months, quarters, half-years and years of a
   * year that are done or past their deadline: done on time, done late. The lowest 12.
   */
  period_units: tasks,
  /** The tasks of this quarter by type (rows) without the exempt ones: done, to do, overdue. */
  quarter_progress: tasks,
  /**
   * The units right below the highest one in scope (rows), in percent of their outlets that have held the drill of this quarter.
   * The lowest 12.
   */
  drill_units: { id: 'report_drill', operation: 'query' },
  /** The guards at the doors in scope by the score of their last month that was submitted. The lowest 12. */
  guard_scores: { id: 'task_guard', operation: 'query' },
  /** Units with the most registers filed late or missing, by day, 14 days. */
  task_late_days: tasks,
  /** The ten check items that were abnormal in the most checks of the last 30 days. */
  check_items: { id: 'daily_security', operation: 'query' },
  /** Units with the most keys that were returned late or are not returned after their time, by day due, 14 days. */
  key_late_days: keys,
  /** The same summed up by the units right below the highest one in scope, 30 days, the highest first. */
  key_late_units: keys,
  /**
   * Rectifications that are not closed, by category of the hazard (`0`: none) and level (dictionary hazard_level); the
   * highest first.
   */
  hazard_categories: rectify,
  /** Hazards found and hazards closed in each of eight weeks, named by their last day, which is today's weekday. */
  hazard_weeks: rectify,
  /**
   * Access to recordings in the last 30 days by applicant (dictionary video_applicant) and way (dictionary video_mode);
   * the highest first.
   */
  video_applicants: { id: 'daily_video', operation: 'query' },
  /**
   * People on duty or suspended, vehicles and companies whose certificates have expired or expire within 7, 30 and 90
   * days.
   */
  cert_ends: { id: 'escort_staff', operation: 'query' },
  /** For each of the last 30 days with escort handovers, the percentage of them that were on time. */
  escort_on_time: { id: 'daily_escort', operation: 'query' },
  /** Sign-ins of the last seven days: succeeded, failed. */
  sign_ins: log,
  /** Calls and jobs of the last seven days that failed: errors of the program, refusals, invalid input or states. */
  errors: log,
  /** Bytes on disk: data, log, files, as measured at the last start or last night. */
  storage: { id: 'sys_setting', operation: 'query' },
  /** Units with the most reveals, exports, refusals and forced changes of the last 30 days. */
  audit_units: log,
  /** Vendors by the percentage of their repairs of the last 90 days that kept all deadlines. The lowest 12. */
  repair_sla: { id: 'repair_mgr', operation: 'query' },
  /** The mean mark of repairs in each of the last six months (`YYYY-MM`), in tenths of 5. */
  repair_marks: { id: 'repair_mgr', operation: 'query' },
  /** Devices that an open repair order holds, by type (dictionary device_type); the most first. */
  devices_out: { id: 'repair_req', operation: 'query' },
  /** Fen of each of the last 30 days: orders paid, and what was given back of them; in scope. */
  trade_days: trading,
  /** Fen of each of the last 30 days on the platform's accounts of cash: received, given back. Nothing for whoever does not see the whole ledger. */
  money_days: trading,
  /** Members' deposits in fen at the end of each of the last 30 days. */
  deposit_days: trading,
  /** The products of orders paid in the last 30 days by their price in fen, without pieces given back; the 12 most. */
  trade_products: trading,
  /** Uses of the last 30 days by city; the 12 most. */
  trade_cities: { id: 'use_log', operation: 'query' },
  /** Uses of each of the last 30 days: done, interrupted, failed. */
  use_days: { id: 'use_log', operation: 'query' },
  /** Fen that members paid for packages in each of the last 30 days. */
  recharge_days: { id: 'recharge', operation: 'query' },
  /** Pieces that agents, for an agent's people their own one, may still pass on, by consumable; the 12 scarcest. */
  balance_left: { id: 'balance', operation: 'query' },
  /** Fen that agents, for an agent's people their own one, may spend: `goods` paid in advance, `commission`. */
  agent_money: { id: 'agent', operation: 'query' },
} as const

export const charts = Object.keys(chartAccess) as [Chart, ...Chart[]]
export type Chart = keyof typeof chartAccess

const series = [
  'done',
  'waiting',
  'late',
  'finished',
  'overdue',
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
  'score',
  'found',
  'closed',
  'kept',
  'devices',
  'orders',
  'refunds',
  'received',
  'given_back',
  'deposits',
  'sold',
  'uses',
  'used',
  'interrupted',
  'recharges',
  'left',
  'money',
] as const

/**
 * One chart of the work bench as a table of numbers (counts; `storage`: bytes, money: fen, `task_units`, `period_units`, `drill_units` and
 * `escort_on_time`: percent). The console decides how to draw it.
 */
export const GetChart = action('Home', 'GetChart', {
  kind: 'read',
  access: { by: 'chart', values: chartAccess },
  in: z.strictObject({ chart: z.enum(charts) }),
  out: z.object({
    /**
     * The meaning of a row's numbers: series by name, days (`YYYY-MM-DD`, of `key_late_days` and `task_late_days`), or
     * values of a dictionary.
     */
    columns: z.array(z.union([z.enum(series), z.iso.date(), z.string().regex(/^\d{1,2}$/)])),
    rows: z.array(
      z.object({
        /**
         * A day, the id of a unit, of a guard or of a check item, the code of a type of tasks, a product, a consumable, the code of a city, a part of the storage or of an agent's money, a term as in the filter `expiry`, or a
         * value of a dictionary.
         */
        key: z.string(),
        /** Of a unit, a guard, a check item or a type of tasks: its name. */
        name: z.string().nullable(),
        /** One number for each column; below zero where more was reversed than posted. */
        values: z.array(z.int()),
      }),
    ),
  }),
})

/**
 * Records that match a word, of all pages: at most five of each kind, in the caller's scope and only where the caller
 * may query them; of forms those that the caller may fill in, of requests those in which the caller takes part, of
 * notices those that the caller received.
 */
export const Search = action('Home', 'Search', {
  kind: 'read',
  access: { id: 'dash_workplace', operation: 'query' },
  in: z.strictObject({ keywords: line(50, 2) }),
  out: z.array(foundRow),
})
