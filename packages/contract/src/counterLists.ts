import { filtersOf, lastDays } from '@shouya/noun/counters'
import type { Noun } from '@shouya/noun/noun'
import { faultRepair } from '@shouya/nouns/daily/faultRepair/noun.ts'
import { visitor } from '@shouya/nouns/daily/visitor/noun.ts'

type Value = string | number | boolean | true | number[]

/** A list and what it is asked for. */
const list = <const P extends string, F extends Record<string, Value>>(path: P, filters: F) => ({ path, filters })

/** The counters of a noun: its list under the filters of each. */
const listsOf = <N extends Noun>({ controller, counters }: N, today: string) =>
  Object.fromEntries(
    Object.entries(counters).map(([name, counter]) => [
      name,
      { path: `${controller}/GetPageList`, filters: filtersOf(counter, today) },
    ]),
  ) as {
    [K in keyof N['counters']]: {
      path: `${N['controller']}/GetPageList`
      filters: N['counters'][K] extends { days: number } ? ReturnType<typeof lastDays> : N['counters'][K]
    }
  }

/**
 * What each counter of the work bench counts (domain 15): the rows of a list under these filters. The server counts by
 * them and the console's tile leads to that list with them, so that the number is the list's total. `today`: the bank's day.
 */
export function counterLists(today: string) {
  const [day, week, month] = [lastDays(today, 1), lastDays(today, 7), lastDays(today, 30)]
  /** Neither exempt nor of a day off. */
  const due = [1, 2, 3, 4]
  return {
    remind_unread: list('Remind/GetMsgList', { status: [0] }),
    task_todo: list('TaskAssignment/GetPageList', { status: [1, 3], ...day }),
    task_overdue: list('TaskAssignment/GetPageList', { status: [3], ...month }),
    check_should: list('TaskAssignment/GetPageList', { family: 'D_CHECK' as const, status: due, ...day }),
    check_done: list('SecurityCheck/GetPageList', { filed: true, ...day }),
    check_sign: list('SecurityCheck/GetPageList', { mine: true }),
    check_confirm: list('SecurityCheck/GetPageList', { unconfirmed: true }),
    check_abnormal: list('SecurityCheck/GetPageList', { filed: true, overall_result: 2, ...day }),
    check_late: list('SecurityCheck/GetPageList', { is_overdue: true, ...month }),
    escort_should: list('TaskAssignment/GetPageList', { family: 'D_ESCORT' as const, status: due, ...day }),
    escort_done: list('MoneyBox/GetPageList', { handover_type: [1, 2], status: [3], ...day }),
    escort_late: list('MoneyBox/GetPageList', { on_time: [3], ...day }),
    escort_reject: list('MoneyBox/GetPageList', { status: [5], ...day }),
    escort_sign: list('MoneyBox/GetPageList', { mine: true }),
    escort_dispute: list('MoneyBox/GetPageList', { status: [4] }),
    ...listsOf(visitor, today),
    video_pending: list('VideoAccess/GetPageList', { status: [2, 6] }),
    video_sign: list('VideoAccess/GetPageList', { mine: true }),
    video_overdue: list('VideoAccess/GetPageList', { overdue: true }),
    rectify_open: list('Rectification/GetPageList', { open: true }),
    rectify_overdue: list('Rectification/GetPageList', { overdue: true }),
    rectify_major: list('Rectification/GetPageList', { open: true, hazard_level: [3] }),
    rectify_mine: list('Rectification/GetPageList', { mine: true }),
    rectify_review: list('Rectification/GetPageList', { to_review: true }),
    ...listsOf(faultRepair, today),
    key_receive: list('RoomKey/GetPageList', { mine: true }),
    key_return: list('RoomKey/GetPageList', { returning: true }),
    key_unreturned: list('RoomKey/GetPageList', { overdue: true }),
    key_today: list('RoomKey/GetPageList', day),
    key_backfill: list('RoomKey/GetPageList', { backfill: true, ...month }),
    key_void: list('RoomKey/GetPageList', { status: [9], ...month }),
    key_lost: list('KeyLedger/GetPageList', { position: [4] }),
    cert_expiring: list('Escort/GetStaffPageList', { expiry: '30' as const }),
    cert_expired: list('Escort/GetStaffPageList', { expiry: 'expired' as const }),
    staff_audit: list('Escort/GetStaffPageList', { status: [0] }),
    staff_refused: list('Escort/GetStaffPageList', { status: [5] }),
    car_expiring: list('Escort/GetCarPageList', { expiry: '30' as const }),
    car_expired: list('Escort/GetCarPageList', { expiry: 'expired' as const }),
    car_scrap: list('Escort/GetCarPageList', { scrap_asked: true }),
    company_expiring: list('Escort/GetCompanyPageList', { expiry: '30' as const }),
    plan_today: list('Escort/GetPlanPageList', { status: [1, 2, 3], ...day }),
    plan_mine: list('Escort/GetPlanPageList', { mine: true, status: [1, 2, 3], ...day }),
    plan_draft: list('Escort/GetPlanPageList', { status: [0], begin_date: today }),
    approval_waiting: list('OaExamine/GetAuditList', {}),
    approval_running: list('OaExamine/GetPageList', { status: [1] }),
    approval_returned: list('OaExamine/GetPageList', { status: [6] }),
    approval_unread: list('OaExamine/GetCcList', { unread: true }),
    unread_notice: list('Notice/GetNoticePageList', { IsRead: 0 }),
    unconfirmed_notice: list('Notice/GetNoticePageList', { unconfirmed: true }),
    user_locked: list('User/GetByPage', { locked: true }),
    user_online: list('User/GetOnlineList', {}),
    job_failed: list('Log/GetPageList', { log_type: [5], jobs: true, ...week }),
    audit_reveal: list('Log/GetPageList', { log_type: [3], jobs: false, ...month }),
    audit_export: list('Log/GetPageList', { log_type: [4], jobs: false, ...month }),
    audit_refused: list('Log/GetPageList', { refused: true, jobs: false, ...month }),
    audit_forced: list('Log/GetPageList', { forced: true, jobs: false, ...month }),
  }
}
