import type { Instant, NodeId, UserId } from './definition.ts'
import type { TaskStatus } from './instance.ts'

/**
 * Why a command is refused; nothing has happened then. `TASK_CLOSED`: somebody else was first. `STANDS_IN`: two seats
 * for two people would have one. `FORM_CHANGED`: the form is newer than the one shown.
 */
export type RefusalCode =
  | 'NOT_RUNNING'
  | 'NOT_DRAFT'
  | 'NOT_RETURNED'
  | 'ENDED'
  | 'NO_TASK'
  | 'NOT_YOURS'
  | 'NOT_INITIATOR'
  | 'NOT_ADMIN'
  | 'NOT_SYSTEM'
  | 'NOT_PARTICIPANT'
  | 'TASK_CLOSED'
  | 'TASK_WAITING'
  | 'TASK_SUSPENDED'
  | 'CLAIM_FIRST'
  | 'NOT_IN_POOL'
  | 'ALREADY_CLAIMED'
  | 'NOT_CLAIMED'
  | 'ACTION_NOT_ALLOWED'
  | 'REASON_REQUIRED'
  | 'SIGNATURE_REQUIRED'
  | 'FORM_CHANGED'
  | 'FIELD_NOT_WRITABLE'
  | 'PICK_MISSING'
  | 'PICK_COUNT'
  | 'PICK_NOT_ALLOWED'
  | 'PICK_UNKNOWN'
  | 'CANNOT_ACT'
  | 'IS_INITIATOR'
  | 'ALREADY_ON_NODE'
  | 'STANDS_IN'
  | 'TOO_MANY'
  | 'NOBODY_NAMED'
  | 'NO_APPROVER'
  | 'TARGET_NOT_ALLOWED'
  | 'TARGET_NOT_DECIDED'
  | 'MAX_ROUNDS'
  | 'WITHDRAW_NOT_ALLOWED'
  | 'TAKE_BACK_TOO_LATE'
  | 'NOT_ADDED_BY_YOU'
  | 'URGE_TOO_SOON'
  | 'NOTHING_TO_HAND_OVER'
  | 'NOT_DUE'
  | 'TEXT_REQUIRED'
  | 'MENTION_NOT_PARTICIPANT'
  | 'LINK_NOT_ALLOWED'

/** A refusal with its place and the parameters of its sentence. */
export interface Refusal {
  readonly code: RefusalCode
  readonly node?: NodeId
  readonly task?: number
  readonly user?: UserId
  readonly model?: string
  /** Of a closed task: who decided, when and what; `status` is its result. */
  readonly by?: UserId | null
  readonly at?: Instant | null
  readonly status?: TaskStatus
  /** Of picks: how many, and among whom if limited. */
  readonly min?: number
  readonly max?: number
  readonly from?: readonly UserId[]
}
