import type { useCan } from '../../api/can.ts'

type Entry = {
  /** Begins a record · otherwise only a way to a list. */
  files?: true
  to: string
  needs: readonly [id: string, operation: string]
}

const checks = '/form/daily/taskdaily/SecurityItemList'
const handovers = '/form/daily/taskdaily/Handover'

/** What can be begun from a work bench, and the ways from it. */
export const quickEntries = {
  quickCheck: { files: true, to: `${checks}?new=1`, needs: ['daily_security', 'add'] },
  quickChecks: { to: checks, needs: ['daily_security', 'query'] },
  quickEscort: { files: true, to: '/form/daily/taskdaily/EscortList?new=1', needs: ['daily_escort', 'add'] },
  quickEscorts: { to: '/form/daily/taskdaily/EscortList', needs: ['daily_escort', 'query'] },
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

export type QuickEntry = Entry & { key: QuickKey }

/** Those of some entries that the user may take. */
export const permitted = (keys: readonly QuickKey[], can: ReturnType<typeof useCan>): QuickEntry[] =>
  keys.map((key) => ({ key, ...quickEntries[key] })).filter(({ needs }) => can(needs[0], needs[1]))
