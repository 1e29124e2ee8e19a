import type { DataOf } from '../../api/path.ts'
import { daysBefore } from './days.ts'

export type Counts = DataOf<'Home/GetHomeCount'>
/** Unread reminders have a panel of their own. */
export type CountKey = Exclude<keyof Counts, 'remind_unread'>

type Needs = readonly [id: string, operation: string]

export type Counter = {
  key: CountKey
  unit: 'task' | 'bill' | 'key' | 'user' | 'session' | 'time' | 'notice' | 'person' | 'car' | 'company' | 'route'
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number to know. */
  tone: 'bad' | 'waits' | 'fact'
  /** The list that shows what was counted. */
  to: string
  /** What it takes to see it; the server leaves it out otherwise. */
  needs: Needs
}

const handovers = '/form/daily/taskdaily/Handover'
const visitors = '/form/daily/taskdaily/InOutList'
const videos = '/form/daily/taskdaily/ReadList'
const checks = '/form/daily/taskdaily/SecurityItemList'
const escorts = '/form/daily/taskdaily/EscortList'
const tasks = '/report/dailytask'
const rectify = '/form/daily/taskdaily/RectifyList'
const faults = '/form/daily/taskdaily/RepairList'
const log = '/exception/log'
const staff = '/exception/escort/StaffList/'
const cars = '/exception/escort/CarList/'
const plans = '/exception/escort/PlanList'

const keys: Needs = ['daily_key', 'query']
const fault: Needs = ['daily_fault', 'query']
const task: Needs = ['report_daily', 'query']
const visitor: Needs = ['daily_inout', 'query']
const video: Needs = ['daily_video', 'query']
const check: Needs = ['daily_security', 'query']
const escort: Needs = ['daily_escort', 'query']
const mend: Needs = ['rectify', 'query']
const people: Needs = ['escort_staff', 'query']
const vehicles: Needs = ['escort_car', 'query']
const planned: Needs = ['escort_plan', 'query']
const step: Needs = ['form_step', 'query']
const basic: Needs = ['form_basic', 'query']
const users: Needs = ['sys_user', 'query']
const notices: Needs = ['dash_notice', 'query']
const logs: Needs = ['sys_log', 'query']

/** Every counter of the work bench with the way into its list (domain 15). */
export function countersOf(today: string): Record<CountKey, Counter> {
  const days = (count: number) => `begin_date=${daysBefore(today, count - 1)}&end_date=${today}`
  const all: Record<CountKey, Omit<Counter, 'key'>> = {
    task_overdue: { unit: 'task', tone: 'bad', to: `${tasks}?tab=tasks&status=3&${days(30)}`, needs: task },
    task_todo: { unit: 'task', tone: 'waits', to: `${tasks}?tab=tasks&status=1,3&${days(1)}`, needs: task },
    check_late: { unit: 'bill', tone: 'bad', to: `${checks}?is_overdue=1&${days(30)}`, needs: check },
    visitor_overdue: { unit: 'bill', tone: 'bad', to: `${visitors}?overdue=1`, needs: visitor },
    visitor_inside: { unit: 'bill', tone: 'fact', to: `${visitors}?status=1`, needs: visitor },
    visitor_today: { unit: 'bill', tone: 'fact', to: `${visitors}?${days(1)}`, needs: visitor },
    video_overdue: { unit: 'bill', tone: 'bad', to: `${videos}?overdue=1`, needs: video },
    video_sign: { unit: 'bill', tone: 'waits', to: `${videos}?mine=1`, needs: video },
    video_pending: { unit: 'bill', tone: 'fact', to: `${videos}?status=2,6`, needs: video },
    rectify_overdue: { unit: 'bill', tone: 'bad', to: `${rectify}?overdue=1`, needs: mend },
    rectify_major: { unit: 'bill', tone: 'bad', to: `${rectify}?open=1&hazard_level=3`, needs: mend },
    check_abnormal: {
      unit: 'bill',
      tone: 'bad',
      to: `${checks}?overall_result=2&filed=1&${days(1)}`,
      needs: check,
    },
    escort_reject: { unit: 'bill', tone: 'bad', to: `${escorts}?status=5&${days(1)}`, needs: escort },
    escort_late: { unit: 'bill', tone: 'bad', to: `${escorts}?on_time=3&${days(1)}`, needs: escort },
    escort_dispute: { unit: 'bill', tone: 'bad', to: `${escorts}?status=4`, needs: escort },
    escort_sign: { unit: 'bill', tone: 'waits', to: `${escorts}?mine=1`, needs: escort },
    escort_done: {
      unit: 'bill',
      tone: 'fact',
      to: `${escorts}?handover_type=1,2&status=3&${days(1)}`,
      needs: escort,
    },
    escort_should: { unit: 'bill', tone: 'fact', to: `${escorts}?handover_type=1,2&${days(1)}`, needs: escort },
    fault_escalated: { unit: 'bill', tone: 'bad', to: `${faults}?escalated=1`, needs: fault },
    fault_open: { unit: 'bill', tone: 'fact', to: `${faults}?open=1`, needs: fault },
    check_sign: { unit: 'bill', tone: 'waits', to: `${checks}?mine=1`, needs: check },
    check_confirm: { unit: 'bill', tone: 'waits', to: `${checks}?unconfirmed=1`, needs: check },
    rectify_mine: { unit: 'bill', tone: 'waits', to: `${rectify}?mine=1`, needs: mend },
    rectify_review: { unit: 'bill', tone: 'waits', to: `${rectify}?to_review=1`, needs: mend },
    check_done: { unit: 'bill', tone: 'fact', to: `${checks}?filed=1&${days(1)}`, needs: check },
    check_should: { unit: 'bill', tone: 'fact', to: `${checks}?${days(1)}`, needs: check },
    rectify_open: { unit: 'bill', tone: 'fact', to: `${rectify}?open=1`, needs: mend },
    key_unreturned: { unit: 'bill', tone: 'bad', to: `${handovers}?overdue=1`, needs: keys },
    key_lost: { unit: 'key', tone: 'bad', to: `${handovers}?tab=ledger&position=4`, needs: keys },
    cert_expired: { unit: 'person', tone: 'bad', to: `${staff}?expiry=expired`, needs: people },
    car_expired: { unit: 'car', tone: 'bad', to: `${cars}?expiry=expired`, needs: vehicles },
    cert_expiring: { unit: 'person', tone: 'waits', to: `${staff}?expiry=30`, needs: people },
    car_expiring: { unit: 'car', tone: 'waits', to: `${cars}?expiry=30`, needs: vehicles },
    company_expiring: {
      unit: 'company',
      tone: 'waits',
      to: '/exception/escort/List?expiry=30',
      needs: ['escort_company', 'query'],
    },
    staff_audit: { unit: 'person', tone: 'waits', to: `${staff}?status=0`, needs: people },
    staff_refused: { unit: 'person', tone: 'waits', to: `${staff}?status=5`, needs: people },
    car_scrap: { unit: 'car', tone: 'waits', to: `${cars}?scrap_asked=1`, needs: vehicles },
    plan_today: { unit: 'route', tone: 'fact', to: `${plans}?status=1,2,3&${days(1)}`, needs: planned },
    plan_mine: { unit: 'route', tone: 'waits', to: `${plans}?mine=1&status=1,2,3&${days(1)}`, needs: planned },
    plan_draft: { unit: 'route', tone: 'waits', to: `${plans}?status=0&begin_date=${today}`, needs: planned },
    job_failed: { unit: 'time', tone: 'bad', to: `${log}?log_type=5&action=Job%2F&${days(7)}`, needs: logs },
    approval_waiting: { unit: 'bill', tone: 'waits', to: '/form/step', needs: step },
    approval_returned: { unit: 'bill', tone: 'waits', to: '/form/basic?status=6', needs: basic },
    key_receive: { unit: 'bill', tone: 'waits', to: `${handovers}?mine=1`, needs: keys },
    key_return: { unit: 'bill', tone: 'waits', to: `${handovers}?returning=1`, needs: keys },
    unconfirmed_notice: {
      unit: 'notice',
      tone: 'waits',
      to: '/dashboard/notice?type=1&unconfirmed=1',
      needs: notices,
    },
    unread_notice: { unit: 'notice', tone: 'fact', to: '/dashboard/notice?type=1&IsRead=0', needs: notices },
    user_locked: { unit: 'user', tone: 'waits', to: '/exception/user?locked=1', needs: ['sys_user', 'unlock'] },
    approval_unread: { unit: 'bill', tone: 'fact', to: '/form/StepForm2?tab=copied&unread=1', needs: step },
    approval_running: { unit: 'bill', tone: 'fact', to: '/form/basic?status=1', needs: basic },
    key_today: { unit: 'bill', tone: 'fact', to: `${handovers}?${days(1)}`, needs: keys },
    key_backfill: { unit: 'bill', tone: 'fact', to: `${handovers}?backfill=1&${days(30)}`, needs: keys },
    key_void: { unit: 'bill', tone: 'fact', to: `${handovers}?status=9&${days(30)}`, needs: keys },
    user_online: { unit: 'session', tone: 'fact', to: '/exception/user?tab=online', needs: users },
    audit_reveal: { unit: 'time', tone: 'fact', to: `${log}?log_type=3&${days(30)}`, needs: logs },
    audit_export: { unit: 'time', tone: 'fact', to: `${log}?log_type=4&${days(30)}`, needs: logs },
    audit_refused: { unit: 'time', tone: 'fact', to: `${log}?refused=1&${days(30)}`, needs: logs },
    audit_forced: { unit: 'time', tone: 'fact', to: `${log}?forced=1&${days(30)}`, needs: logs },
  }
  return Object.fromEntries(Object.entries(all).map(([key, rest]) => [key, { key, ...rest }])) as Record<
    CountKey,
    Counter
  >
}
