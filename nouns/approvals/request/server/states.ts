import type { Status, TaskStatus } from '@shouya/approvals/instance'

/** The engine's states as the dictionary examine_status numbers them (domain 10.1). */
export const examineStatuses = {
  draft: 0,
  running: 1,
  approved: 2,
  refused: 3,
  withdrawn: 4,
  terminated: 5,
  returned: 6,
} as const satisfies Record<Status, number>

export type ExamineStatus = (typeof examineStatuses)[Status]

/** Those of a task, in the order of `appr_task.status`. */
export const taskStatuses = {
  waiting: 0,
  open: 1,
  suspended: 2,
  agreed: 3,
  refused: 4,
  returned: 5,
  transferred: 6,
  closed: 7,
  cancelled: 8,
} as const satisfies Record<TaskStatus, number>
