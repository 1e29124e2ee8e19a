import { type Bench, bare, conferences, door, news } from './bench.ts'

/** The first pages of the people of escort companies. */
export const escortBenches = {
  escort_admin: {
    ...bare,
    charts: ['escort_on_time', 'cert_ends'],
    counters: [
      'unconfirmed_notice',
      'plan_draft',
      'plan_today',
      'escort_reject',
      'escort_late',
      'escort_dispute',
      'rectify_mine',
      'rectify_overdue',
      'escort_done',
      'approval_waiting',
      'approval_returned',
      ...conferences,
      'staff_refused',
      'cert_expired',
      'cert_expiring',
      'car_expired',
      'car_expiring',
      'company_expiring',
      ...news,
    ],
    next: ['quickPublish', 'quickPlan'],
    quick: ['quickPlan', 'quickPlans', 'quickStaff', 'quickEscorts', 'quickRectify', 'quickRequest', 'quickInbox'],
  },
  escort_staff: {
    ...door,
    counters: [
      'unconfirmed_notice',
      'plan_mine',
      'escort_sign',
      'approval_returned',
      'approval_running',
      'unread_notice',
    ],
    next: ['quickSignRun', 'quickMyRuns', 'quickPlans'],
    quick: ['quickEscorts', 'quickPlans', 'quickRequest'],
  },
  guard: {
    ...door,
    counters: [
      'unconfirmed_notice',
      'meeting_sign',
      'visitor_inside',
      'visitor_today',
      'approval_returned',
      'approval_running',
      'unread_notice',
    ],
    next: ['quickVisitor'],
    quick: ['quickVisitor', 'quickCheck', 'quickFault', 'quickRequest'],
  },
} as const satisfies Readonly<Record<string, Bench>>
