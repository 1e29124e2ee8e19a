import { z } from 'zod'
import { datetime, id } from './fields.ts'

/** Something doubtful about a definition; an `error` keeps it from being published. */
export const flowProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** Dotted steps through the definition: `flow.1.branches.0.if`. */
  path: z.string(),
  message: z.string(),
  /** The node it stands at; null for the flow itself. */
  node: z.string().nullable(),
})

export const flowMoves = ['edit', 'publish', 'disable', 'enable', 'delete', 'copy'] as const

/** Dictionary examine_status (domain 10.1): 0 draft 1 running 2 passed 3 refused 4 withdrawn 5 terminated 6 returned. */
export const examineStatus = z.literal([0, 1, 2, 3, 4, 5, 6])

/** A request in any of the lists. */
export const examineRow = z.object({
  id,
  version: z.int(),
  /** null before submission. */
  bill_no: z.string().nullable(),
  title: z.string(),
  flow_id: id,
  flow_name: z.string(),
  category_name: z.string(),
  status: examineStatus,
  initiator_id: id,
  initiator_name: z.string(),
  dept_id: id,
  dept_name: z.string(),
  /** The nodes that it waits at. */
  waits_at: z.string(),
  create_time: datetime,
  submit_time: datetime.nullable(),
  finish_time: datetime.nullable(),
})

/** What people do with a task. */
export const taskMoves = [
  'agree',
  'refuse',
  'return',
  'takeBack',
  'claim',
  'unclaim',
  'transfer',
  'delegate',
  'addBefore',
  'addAfter',
  'addParallel',
  'removeSign',
] as const

/** What people do with a request. */
export const examineMoves = [
  'edit',
  'submit',
  'delete',
  'withdraw',
  'urge',
  'comment',
  'cc',
  'again',
  'revoke',
  'terminate',
  'reassign',
] as const
