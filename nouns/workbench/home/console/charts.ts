import type { ChartKind } from '@shouya/console/ui/chart/Chart.tsx'
import type { Tone } from '@shouya/console/ui/chart/chartData.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { lastDays } from '@shouya/noun/counters'
import { periodOf, periodType } from '@shouya/noun/period'
import type { ChartName } from './bench.ts'
import { bytes } from './bytes.ts'

type Face = {
  kind: ChartKind | 'heat' | 'month'
  /** What a row of the chart is; each `part` of the storage has a text of its own. */
  rows:
    | 'day'
    | 'unit'
    | 'task'
    | 'item'
    | 'part'
    | 'term'
    | 'week'
    | 'category'
    | 'applicant'
    | 'guard'
    | 'vendor'
    | 'month'
    | 'device'
    | 'product'
    | 'city'
    | 'consume'
  /** The dictionaries of the rows and of the series. */
  rowDict?: string
  seriesDict?: string
  /** The format of a number; without it the plain number. */
  format?: (value: number) => string
  apart?: true
  most?: number
  /** The color of each series. */
  tones: Readonly<Record<string, Tone>>
  /** The list behind one number. */
  to?: (row: string, column: string, today: string) => string
}

const log = '/exception/log'
const tasks = '/report/dailytask'
const checks = '/form/daily/taskdaily/SecurityItemList'
const handovers = '/form/daily/taskdaily/Handover'
const orders = '/product/orderList'
const uses = '/product/useLog'
const rectifications = '/form/daily/taskdaily/RectifyList'
const until = (day: string, count: number, of: string) => {
  const { begin_date, end_date } = lastDays(day, count)
  return `${of}begin_date=${begin_date}&${of}end_date=${end_date}`
}
const on = (day: string, of = '') => until(day, 1, of)
const week = (day: string, of = '') => until(day, 7, of)
const month = (today: string, of = '') => until(today, 30, of)

const certificates: Readonly<Record<string, string>> = {
  people: '/exception/escort/StaffList/',
  cars: '/exception/escort/CarList/',
  companies: '/exception/escort/List',
}
const errorLists: Readonly<Record<string, string>> = { error: 'log_type=5', refused: 'refused=1', rejected: 'result=0' }
const auditLists: Readonly<Record<string, string>> = {
  reveal: 'log_type=3',
  export: 'log_type=4',
  refused: 'refused=1',
  forced: 'forced=1',
}

/** Dictionary task_status. */
const taskStates: Readonly<Record<string, number>> = { done: 2, done_late: 4, missing: 3 }

/** Dictionary use_result. */
const useResults: Readonly<Record<string, number>> = { used: 1, interrupted: 2, failed: 3 }

const progressStates: Readonly<Record<string, string>> = { finished: '2,4', waiting: '1', overdue: '3' }
/** Months, quarters, half-years and years. */
const longer = [periodType.month, periodType.quarter, periodType.half, periodType.year].join(',')

/** How each chart is drawn, and the address of the list behind each number. */
export const chartFaces: Readonly<Record<ChartName, Face>> = {
  completion: {
    kind: 'month',
    rows: 'day',
    tones: { done: 'good', waiting: 'warn', late: 'bad' },
    // An exempt task was not due.
    to: (day) => `${tasks}?tab=tasks&due_on=${day}&status=1,2,3,4`,
  },
  task_days: {
    kind: 'bars',
    rows: 'day',
    tones: { done: 'good', done_late: 'warn', missing: 'bad' },
    to: (day, series) => `${tasks}?tab=tasks&${on(day)}&status=${taskStates[series]}`,
  },
  task_units: {
    kind: 'ranking',
    rows: 'unit',
    format: (value) => `${value}%`,
    apart: true,
    most: 100,
    tones: { done: 'good', done_late: 'warn' },
    to: (unit, series, today) => `${tasks}?tab=tasks&dept_id=${unit}&status=${taskStates[series]}&${month(today)}`,
  },
  period_units: {
    kind: 'ranking',
    rows: 'unit',
    format: (value) => `${value}%`,
    apart: true,
    most: 100,
    tones: { done: 'good', done_late: 'warn' },
    to: (unit, series, today) =>
      `${tasks}?tab=tasks&dept_id=${unit}&period_type=${longer}&status=${taskStates[series]}&${until(today, 365, '')}`,
  },
  quarter_progress: {
    kind: 'ranking',
    rows: 'task',
    tones: { finished: 'good', waiting: 'warn', overdue: 'bad' },
    to: (code, series, today) =>
      `${tasks}?tab=tasks&task_code=${code}&period_key=${periodOf(periodType.quarter, today)}&status=${progressStates[series]}`,
  },
  drill_units: {
    kind: 'ranking',
    rows: 'unit',
    format: (value) => `${value}%`,
    apart: true,
    most: 100,
    tones: { done: 'good' },
    to: (unit, _, today) =>
      `/report/drill?dept_id=${unit}&status=3,4&period_key=${periodOf(periodType.quarter, today)}`,
  },
  guard_scores: {
    kind: 'ranking',
    rows: 'guard',
    tones: { score: 'accent' },
    to: (guard) => `/taskmeeting/GuardEvaluationList?staff_id=${guard}`,
  },
  task_late_days: {
    kind: 'heat',
    rows: 'unit',
    tones: {},
    to: (unit, day) => `${tasks}?tab=tasks&dept_id=${unit}&include_child=0&status=3,4&${on(day)}`,
  },
  check_items: {
    kind: 'ranking',
    rows: 'item',
    tones: { abnormal: 'bad' },
    to: (item, _, today) => `${checks}?tab=abnormal&abnormal_item_id=${item}&${month(today)}`,
  },
  key_late_days: {
    kind: 'heat',
    rows: 'unit',
    tones: {},
    to: (unit, day) => `${handovers}?late=1&dept_id=${unit}&include_child=0&${on(day, 'due_')}`,
  },
  key_late_units: {
    kind: 'ranking',
    rows: 'unit',
    tones: { late: 'bad' },
    to: (unit, _, today) => `${handovers}?late=1&dept_id=${unit}&${month(today, 'due_')}`,
  },
  sign_ins: {
    kind: 'line',
    rows: 'day',
    tones: { ok: 'accent', failed: 'bad' },
    to: (day, series) => `${log}?log=signIns&${on(day)}&result=${series === 'ok' ? 1 : 0}`,
  },
  errors: {
    kind: 'bars',
    rows: 'day',
    tones: { error: 'bad', refused: 'warn', rejected: 'quiet' },
    to: (day, series) => `${log}?${errorLists[series]}&${on(day)}`,
  },
  cert_ends: {
    kind: 'bars',
    rows: 'term',
    tones: { people: 'accent', cars: 'warn', companies: 'bad' },
    apart: true,
    to: (expiry, kind) => `${certificates[kind]}?expiry=${expiry}`,
  },
  escort_on_time: {
    kind: 'line',
    rows: 'day',
    tones: { on_time: 'good' },
    format: (percent) => `${percent}%`,
    apart: true,
    most: 100,
    to: (day) => `/form/daily/taskdaily/EscortList?on_time=2,3&${week(day)}`,
  },
  hazard_categories: {
    kind: 'ranking',
    rows: 'category',
    rowDict: 'check_category',
    seriesDict: 'hazard_level',
    tones: { 1: 'accent', 2: 'warn', 3: 'bad' },
    to: (category, level) => `${rectifications}?open=1&category=${category}&hazard_level=${level}`,
  },
  hazard_weeks: {
    kind: 'line',
    rows: 'week',
    apart: true,
    tones: { found: 'warn', closed: 'good' },
    to: (day, series) => `${rectifications}?${week(day, series === 'closed' ? 'close_' : '')}`,
  },
  video_applicants: {
    kind: 'ranking',
    rows: 'applicant',
    rowDict: 'video_applicant',
    seriesDict: 'video_mode',
    tones: { 1: 'accent', 2: 'good', 3: 'warn', 4: 'quiet' },
    to: (applicant, mode, today) =>
      `/form/daily/taskdaily/ReadList?applicant_type=${applicant}&access_mode=${mode}&${month(today)}`,
  },
  repair_sla: {
    kind: 'ranking',
    rows: 'vendor',
    apart: true,
    format: (value) => `${value}%`,
    most: 100,
    tones: { kept: 'good' },
    to: (vendor, _, today) => `/list/manage?company_id=${vendor}&${until(today, 90, '')}`,
  },
  repair_marks: {
    kind: 'line',
    rows: 'month',
    apart: true,
    format: (tenths) => (tenths / 10).toFixed(1),
    most: 50,
    tones: { score: 'accent' },
    to: () => '/list/manage?tab=stat',
  },
  devices_out: {
    kind: 'ranking',
    rows: 'device',
    rowDict: 'device_type',
    tones: { devices: 'warn' },
    to: (type) => `/list/repairList?open=1&device_type=${type}`,
  },
  trade_days: {
    kind: 'line',
    rows: 'day',
    format: yuan,
    tones: { orders: 'accent', refunds: 'bad' },
    to: (day, series) => `${orders}?days_of=${series === 'refunds' ? 'refund_time' : 'pay_time'}&${on(day)}`,
  },
  money_days: {
    kind: 'line',
    rows: 'day',
    format: yuan,
    tones: { received: 'good', given_back: 'bad' },
    to: (day) => `/product/tradeStat?tab=txns&${on(day)}`,
  },
  deposit_days: {
    kind: 'line',
    rows: 'day',
    apart: true,
    format: yuan,
    tones: { deposits: 'accent' },
    to: (day) => `/product/memberList3?${on(day)}`,
  },
  recharge_days: {
    kind: 'bars',
    rows: 'day',
    format: yuan,
    tones: { recharges: 'accent' },
    to: (day) => `/product/recharge?days_of=credit_time&${on(day)}`,
  },
  trade_products: {
    kind: 'ranking',
    rows: 'product',
    format: yuan,
    tones: { sold: 'accent' },
    to: (product) => `/product/productList?id=${product}`,
  },
  trade_cities: {
    kind: 'ranking',
    rows: 'city',
    tones: { uses: 'accent' },
    to: (city, _, today) => `${uses}?region=${city}&${month(today)}`,
  },
  use_days: {
    kind: 'bars',
    rows: 'day',
    tones: { used: 'good', interrupted: 'warn', failed: 'bad' },
    to: (day, series) => `${uses}?result=${useResults[series]}&${on(day)}`,
  },
  balance_left: {
    kind: 'ranking',
    rows: 'consume',
    tones: { left: 'good' },
    to: (consume) => `/product/balance?consume_id=${consume}`,
  },
  agent_money: {
    kind: 'ranking',
    rows: 'part',
    format: yuan,
    tones: { money: 'accent' },
    to: () => '/product/agentList?tab=transfers',
  },
  storage: { kind: 'ranking', rows: 'part', tones: { bytes: 'accent' }, format: bytes },
  audit_units: {
    kind: 'ranking',
    rows: 'unit',
    tones: { reveal: 'accent', export: 'quiet', refused: 'warn', forced: 'bad' },
    to: (unit, series, today) => `${log}?${auditLists[series]}&dept_id=${unit}&${month(today)}`,
  },
}
