import type { useCan } from '../../api/can.ts'
import type { Counter, CountKey, Counts } from './counters.ts'

type Entry = {
  /** Begins a record · otherwise only a way to a list. */
  files?: true
  needs: readonly [id: string, operation: string]
} & (
  | { to: string }
  /** Leads to what is counted, and is there while something is. */
  | { counter: CountKey }
)

const checks = '/form/daily/taskdaily/SecurityItemList'
/** The duties of all outlets. */
export const wall = '/dashboard/wall'
const handovers = '/form/daily/taskdaily/Handover'

/** What can be begun from a work bench, and the ways from it. */
export const quickEntries = {
  quickCheck: { files: true, to: `${checks}?new=due`, needs: ['daily_security', 'add'] },
  quickChecks: { to: checks, needs: ['daily_security', 'query'] },
  quickEscort: { files: true, to: '/form/daily/taskdaily/EscortList?new=due', needs: ['daily_escort', 'add'] },
  quickEscorts: { to: '/form/daily/taskdaily/EscortList', needs: ['daily_escort', 'query'] },
  quickSignRun: { files: true, counter: 'escort_sign', needs: ['daily_escort', 'sign'] },
  quickMyRuns: { counter: 'plan_mine', needs: ['escort_plan', 'query'] },
  quickPublish: { files: true, counter: 'plan_draft', needs: ['escort_plan', 'publish'] },
  quickPlan: { files: true, to: '/exception/escort/PlanList?new=1', needs: ['escort_plan', 'add'] },
  quickRetrieve: { files: true, counter: 'video_pending', needs: ['daily_video', 'register'] },
  quickVideoSign: { files: true, counter: 'video_sign', needs: ['daily_video', 'sign'] },
  quickVideo: { files: true, to: '/form/daily/taskdaily/ReadList?new=1', needs: ['daily_video', 'add'] },
  quickVideos: { to: '/form/daily/taskdaily/ReadList', needs: ['daily_video', 'query'] },
  quickRectify: { to: '/form/daily/taskdaily/RectifyList?open=1', needs: ['rectify', 'query'] },
  quickFault: { files: true, to: '/form/daily/taskdaily/RepairList?new=1', needs: ['daily_fault', 'add'] },
  quickVisitor: { files: true, to: '/form/daily/taskdaily/InOutList?new=1', needs: ['daily_inout', 'add'] },
  quickHandover: { files: true, to: `${handovers}?new=1`, needs: ['daily_key', 'add'] },
  quickSign: { to: `${handovers}?mine=1`, needs: ['daily_key', 'receive'] },
  quickRequest: { files: true, to: '/form/basic?tab=new', needs: ['form_basic', 'add'] },
  quickInbox: { to: '/form/step', needs: ['form_step', 'query'] },
  quickNotice: { files: true, to: '/exception/notice/List?new=1', needs: ['sys_notice', 'add'] },
  quickUserAdd: { files: true, to: '/exception/user?new=1', needs: ['sys_user', 'add'] },
  quickHandovers: { to: handovers, needs: ['daily_key', 'query'] },
  quickLedger: { to: `${handovers}?tab=ledger`, needs: ['daily_key', 'query'] },
  quickWall: { to: wall, needs: ['report_daily', 'query'] },
  quickPlans: { to: '/exception/escort/PlanList', needs: ['escort_plan', 'query'] },
  quickStaff: { to: '/exception/escort/StaffList/', needs: ['escort_staff', 'query'] },
  quickStaffAudit: { to: '/exception/escort/StaffList/?status=0', needs: ['escort_staff', 'audit'] },
  quickUsers: { to: '/exception/user', needs: ['sys_user', 'query'] },
  quickDept: { to: '/exception/dept', needs: ['sys_dept', 'query'] },
  quickRoles: { to: '/exception/role', needs: ['sys_role', 'query'] },
  quickDict: { to: '/exception/dict/List', needs: ['sys_dict', 'query'] },
  quickLog: { to: '/exception/log', needs: ['sys_log', 'query'] },
} as const satisfies Record<string, Entry>

export type QuickKey = keyof typeof quickEntries

export type QuickEntry = { key: QuickKey; to: string; files: boolean }

type Known = { can: ReturnType<typeof useCan>; counters: Readonly<Record<CountKey, Counter>>; counts: Counts }

/** Those of some entries that the user may take now. */
export const permitted = (keys: readonly QuickKey[], { can, counters, counts }: Known): QuickEntry[] =>
  keys.flatMap((key) => {
    const entry: Entry = quickEntries[key]
    if (!can(entry.needs[0], entry.needs[1])) return []
    const files = entry.files ?? false
    if (!('counter' in entry)) return [{ key, files, to: entry.to }]
    return counts[entry.counter] ? [{ key, files, to: counters[entry.counter].to }] : []
  })
