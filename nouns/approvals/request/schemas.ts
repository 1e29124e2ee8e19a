import { datetime, id } from '@shouya/contract/fields'
import { listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { request } from './noun.ts'

/** A problem of a definition; an `error` prevents publishing. */
export const flowProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** The path in the definition, dotted: `flow.1.branches.0.if`. */
  path: z.string(),
  message: z.string(),
  /** The node concerned; null for the flow itself. */
  node: z.string().nullable(),
})

/** Dictionary examine_status (domain 10.1): 0 draft 1 running 2 passed 3 refused 4 withdrawn 5 terminated 6 returned. */
export const examineStatus = z.literal([0, 1, 2, 3, 4, 5, 6])

/** A request in any of the lists. */
export const examineRow = z.object({
  id,
  version: z.int(),
  ...listFields(request),
  flow_id: id,
  initiator_id: id,
  dept_id: id,
  status: examineStatus,
})

/** What people can do with a task, each with the operation of `form_step` that it needs. */
export const taskOperations = {
  agree: 'agree',
  refuse: 'reject',
  return: 'back',
  takeBack: 'agree',
  claim: 'agree',
  unclaim: 'agree',
  transfer: 'transfer',
  delegate: 'transfer',
  addBefore: 'add_sign',
  addAfter: 'add_sign',
  addParallel: 'add_sign',
  removeSign: 'add_sign',
} as const
export type TaskMove = keyof typeof taskOperations
export const taskMoves = Object.keys(taskOperations) as [TaskMove, ...TaskMove[]]

/** What people can do with a request. */
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
  'reveal',
  'print',
] as const

export const person = z.object({ id, name: z.string() })

/** A flow that the caller may start. */
export const startable = z.object({
  id,
  flow_name: z.string(),
  category_id: id,
  category_name: z.string(),
  remark: z.string().nullable(),
  version_id: id,
})

/** One event of a request. */
export const timelineEntry = z.object({
  at: datetime,
  /** The type of the engine's event (`decided`, `moved`, `returned` …). */
  type: z.string(),
  node_name: z.string().nullable(),
  /** null: the system, by policy. */
  actor: person.nullable(),
  on_behalf_of: person.nullable(),
  /** Of a decision: agreed, refused, returned. */
  result: z.string().nullable(),
  /** Why the system decided: timeout, duplicate. */
  auto: z.string().nullable(),
  text: z.string(),
  /** The people concerned: informed, urged, added, removed, given the task. */
  people: z.array(person),
  /** How they got their task, if they got one: `transfer`, `delegate`, `addBefore` … */
  origin: z.string().nullable(),
  /** Of a comment. */
  files: z.array(z.object({ url: z.string(), name: z.string(), size: z.int() })),
  signed: z.boolean(),
  /** The picture of a drawn signature. */
  sign_url: z.string().nullable(),
  /** Number of the task in which it was done. */
  task_no: z.int().nullable(),
  /** Of a return: the target node; null: the initiator. */
  to_name: z.string().nullable(),
})

/** The requirements of a decision on a task, by its node. */
const taskAsks = z.object({
  reason: z.enum(['onRefuse', 'always', 'never']),
  signature: z.boolean(),
  /** Where it can be returned to now. The name is empty for the initiator. */
  targets: z.array(z.object({ target: z.string(), name: z.string() })),
  /** Whether people can be informed from it. */
  cc: z.boolean(),
})

/** A task of a request, with what the caller may do with it. */
export const taskShown = z.object({
  id,
  no: z.int(),
  node_id: z.string().nullable(),
  node_name: z.string(),
  round: z.int(),
  kind: z.enum(['approve', 'handle', 'resubmit']),
  /** How its holder got it: by the node's rules, a transfer, an added signature … */
  origin: z.string(),
  status: z.int().min(0).max(8),
  assignee: person.nullable(),
  principal: person.nullable(),
  /** Who decides in the end, if this is only an opinion for them (delegated, added before). */
  advises: person.nullable(),
  /** Who ended it; null: the system, or it has not ended. */
  ended_by: person.nullable(),
  opened_time: datetime.nullable(),
  ended_time: datetime.nullable(),
  due_time: datetime.nullable(),
  read_time: datetime.nullable(),
  /** For the caller's own open task: what they may do with it now. */
  allowed: z.array(z.enum(taskMoves)),
  /** It is the caller's, but they are a substitute on one of two seats that need two people: they cannot agree here. */
  needs_another: z.boolean(),
  /** null unless the caller may decide it. */
  asks: taskAsks.nullable(),
})

export const fallback = z.enum(['above', 'empty']).nullable()

/** A node on a request's way, with the people who are asked; `how` it is passed, null while it waits. */
export const flowStep = z.object({
  node: z.string(),
  name: z.string(),
  type: z.string(),
  people: z.array(person),
  /** One of the people claims the task for all. */
  claim: z.boolean(),
  /** People named one by one by a rule who may not decide: they get no seat. */
  unable: z.array(person),
  /**
   * Why the people are not those of its rules. `above`: their unit has nobody, so some are of a unit above. `empty`:
   * nobody at all, so these are the people of the flow's empty policy, or its administrators.
   */
  fallback,
  how: z.string().nullable(),
})

/**
 * A node where nobody is asked: on a branch that is not taken, without people (policy `empty`), with people who have
 * all agreed before, or after the end.
 */
export const skippedStep = flowStep
  .pick({ node: true, name: true, type: true })
  .extend({ why: z.enum(['branch', 'empty', 'duplicate', 'end']) })

/** Why the preview of a way ends early: nobody can decide there, a pick is wrong. */
export const flowStop = z.object({ node: z.string().nullable(), message: z.string() })

/** A person to choose; unit and post distinguish namesakes. */
export const personChoice = z.object({
  id,
  real_name: z.string(),
  dept_name: z.string(),
  post: z.string().nullable(),
  /** The account is disabled or closed. */
  left: z.boolean(),
})
