import { counterLists } from '@shouya/contract/counterLists'
import type { DataOf } from '../../api/path.ts'
import { written } from '../../registers/queryCodec.ts'

export type Counts = DataOf<'Home/GetHomeCount'>
/** Unread reminders have a panel of their own. */
export type CountKey = Exclude<keyof Counts, 'remind_unread'>

/** What stands together on a work bench, in this order. */
export const counterGroups = ['today', 'approvals', 'hazards', 'people', 'office'] as const
export type CounterGroup = (typeof counterGroups)[number]

type Needs = readonly [id: string, operation: string]

export type Counter = {
  key: CountKey
  unit: 'task' | 'bill' | 'key' | 'user' | 'session' | 'time' | 'notice' | 'person' | 'car' | 'company' | 'route'
  /** Beside what it stands. */
  group: CounterGroup
  /** `bad`: already late or wrong · `waits`: somebody must act · `fact`: a number to know. */
  tone: 'bad' | 'waits' | 'fact'
  /** The list that shows what was counted. */
  to: string
  /** What it takes to see it; the server leaves it out otherwise. */
  needs: Needs
}

type Lists = ReturnType<typeof counterLists>
type ListPath = Lists[CountKey]['path']

/** The page of each list; its tab stands in the address like its filters. */
const pages: Readonly<Record<ListPath, string>> = {
  'RoomKey/GetPageList': '/form/daily/taskdaily/Handover',
  'KeyLedger/GetPageList': '/form/daily/taskdaily/Handover?tab=ledger',
  'OutInside/GetPageList': '/form/daily/taskdaily/InOutList',
  'VideoAccess/GetPageList': '/form/daily/taskdaily/ReadList',
  'SecurityCheck/GetPageList': '/form/daily/taskdaily/SecurityItemList',
  'MoneyBox/GetPageList': '/form/daily/taskdaily/EscortList',
  'Rectification/GetPageList': '/form/daily/taskdaily/RectifyList',
  'FaultRepair/GetPageList': '/form/daily/taskdaily/RepairList',
  'TaskAssignment/GetPageList': '/report/dailytask?tab=tasks',
  'Log/GetPageList': '/exception/log',
  'Escort/GetCompanyPageList': '/exception/escort/List',
  'Escort/GetStaffPageList': '/exception/escort/StaffList/',
  'Escort/GetCarPageList': '/exception/escort/CarList/',
  'Escort/GetPlanPageList': '/exception/escort/PlanList',
  'OaExamine/GetAuditList': '/form/step',
  'OaExamine/GetPageList': '/form/basic',
  'OaExamine/GetCcList': '/form/StepForm2?tab=copied',
  'Notice/GetNoticePageList': '/dashboard/notice?type=1',
  'User/GetByPage': '/exception/user',
  'User/GetOnlineList': '/exception/user?tab=online',
}

/** The address at which a list's page asks for these filters. */
function addressOf({ path, filters }: { path: ListPath; filters: Readonly<Record<string, unknown>> }): string {
  const [page = '', tab] = pages[path].split('?')
  const query = new URLSearchParams(tab)
  for (const [name, value] of Object.entries(filters)) query.set(name, written(value))
  const text = query.toString()
  return text ? `${page}?${text}` : page
}

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
  const lists = counterLists(today)
  const all: Record<CountKey, Omit<Counter, 'key' | 'to'>> = {
    task_overdue: { group: 'today', unit: 'task', tone: 'bad', needs: task },
    task_todo: { group: 'today', unit: 'task', tone: 'waits', needs: task },
    check_late: { group: 'today', unit: 'bill', tone: 'bad', needs: check },
    visitor_overdue: { group: 'today', unit: 'bill', tone: 'bad', needs: visitor },
    visitor_inside: { group: 'today', unit: 'bill', tone: 'fact', needs: visitor },
    visitor_today: { group: 'today', unit: 'bill', tone: 'fact', needs: visitor },
    video_overdue: { group: 'today', unit: 'bill', tone: 'bad', needs: video },
    video_sign: { group: 'today', unit: 'bill', tone: 'waits', needs: video },
    video_pending: { group: 'today', unit: 'bill', tone: 'fact', needs: video },
    rectify_overdue: { group: 'hazards', unit: 'bill', tone: 'bad', needs: mend },
    rectify_major: { group: 'hazards', unit: 'bill', tone: 'bad', needs: mend },
    check_abnormal: { group: 'today', unit: 'bill', tone: 'bad', needs: check },
    escort_reject: { group: 'today', unit: 'bill', tone: 'bad', needs: escort },
    escort_late: { group: 'today', unit: 'bill', tone: 'bad', needs: escort },
    escort_dispute: { group: 'today', unit: 'bill', tone: 'bad', needs: escort },
    escort_sign: { group: 'today', unit: 'bill', tone: 'waits', needs: escort },
    escort_done: { group: 'today', unit: 'bill', tone: 'fact', needs: escort },
    escort_should: { group: 'today', unit: 'task', tone: 'fact', needs: task },
    fault_escalated: { group: 'hazards', unit: 'bill', tone: 'bad', needs: fault },
    fault_open: { group: 'hazards', unit: 'bill', tone: 'fact', needs: fault },
    check_sign: { group: 'today', unit: 'bill', tone: 'waits', needs: check },
    check_confirm: { group: 'today', unit: 'bill', tone: 'waits', needs: check },
    rectify_mine: { group: 'hazards', unit: 'bill', tone: 'waits', needs: mend },
    rectify_review: { group: 'hazards', unit: 'bill', tone: 'waits', needs: mend },
    check_done: { group: 'today', unit: 'bill', tone: 'fact', needs: check },
    check_should: { group: 'today', unit: 'task', tone: 'fact', needs: task },
    rectify_open: { group: 'hazards', unit: 'bill', tone: 'fact', needs: mend },
    key_unreturned: { group: 'today', unit: 'bill', tone: 'bad', needs: keys },
    key_lost: { group: 'today', unit: 'key', tone: 'bad', needs: keys },
    cert_expired: { group: 'people', unit: 'person', tone: 'bad', needs: people },
    car_expired: { group: 'people', unit: 'car', tone: 'bad', needs: vehicles },
    cert_expiring: { group: 'people', unit: 'person', tone: 'waits', needs: people },
    car_expiring: { group: 'people', unit: 'car', tone: 'waits', needs: vehicles },
    company_expiring: { group: 'people', unit: 'company', tone: 'waits', needs: ['escort_company', 'query'] },
    staff_audit: { group: 'approvals', unit: 'person', tone: 'waits', needs: people },
    staff_refused: { group: 'approvals', unit: 'person', tone: 'waits', needs: people },
    car_scrap: { group: 'approvals', unit: 'car', tone: 'waits', needs: vehicles },
    plan_today: { group: 'today', unit: 'route', tone: 'fact', needs: planned },
    plan_mine: { group: 'today', unit: 'route', tone: 'waits', needs: planned },
    plan_draft: { group: 'today', unit: 'route', tone: 'waits', needs: planned },
    job_failed: { group: 'office', unit: 'time', tone: 'bad', needs: logs },
    approval_waiting: { group: 'approvals', unit: 'bill', tone: 'waits', needs: step },
    approval_returned: { group: 'approvals', unit: 'bill', tone: 'waits', needs: basic },
    key_receive: { group: 'today', unit: 'bill', tone: 'waits', needs: keys },
    key_return: { group: 'today', unit: 'bill', tone: 'waits', needs: keys },
    unconfirmed_notice: { group: 'office', unit: 'notice', tone: 'waits', needs: notices },
    unread_notice: { group: 'office', unit: 'notice', tone: 'fact', needs: notices },
    user_locked: { group: 'office', unit: 'user', tone: 'waits', needs: ['sys_user', 'unlock'] },
    approval_unread: { group: 'approvals', unit: 'bill', tone: 'fact', needs: step },
    approval_running: { group: 'approvals', unit: 'bill', tone: 'fact', needs: basic },
    key_today: { group: 'today', unit: 'bill', tone: 'fact', needs: keys },
    key_backfill: { group: 'today', unit: 'bill', tone: 'fact', needs: keys },
    key_void: { group: 'today', unit: 'bill', tone: 'fact', needs: keys },
    user_online: { group: 'office', unit: 'session', tone: 'fact', needs: users },
    audit_reveal: { group: 'office', unit: 'time', tone: 'fact', needs: logs },
    audit_export: { group: 'office', unit: 'time', tone: 'fact', needs: logs },
    audit_refused: { group: 'office', unit: 'time', tone: 'fact', needs: logs },
    audit_forced: { group: 'office', unit: 'time', tone: 'fact', needs: logs },
  }
  return Object.fromEntries(
    Object.entries(all).map(([key, rest]) => [key, { key, ...rest, to: addressOf(lists[key as CountKey]) }]),
  ) as Record<CountKey, Counter>
}
