import type { TopicNeed as Need } from '@shouya/approvals/offers'
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

/** A field that a topic reads of a request's form (`TopicNeed` of the engine). */
export const topicNeed: z.ZodType<Need> = z.object({
  model: z.string(),
  is: z.enum(['text', 'number', 'id', 'ids', 'day', 'moment', 'period', 'rows']),
  get columns() {
    return z.array(topicNeed).optional()
  },
})
export type TopicNeed = z.output<typeof topicNeed>

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
  'reveal',
  'print',
] as const

export const person = z.object({ id, name: z.string() })

/** A flow that somebody may start. */
export const startable = z.object({
  id,
  flow_name: z.string(),
  category_id: id,
  category_name: z.string(),
  remark: z.string().nullable(),
  version_id: id,
})

/** One thing that happened to a request. */
export const timelineEntry = z.object({
  at: datetime,
  /** What happened: an event of the engine (`decided`, `moved`, `returned` …). */
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
  /** Whom it concerned: who was informed, urged, added, taken away, given the task. */
  people: z.array(person),
  /** How they came by their task, where it gave them one: `transfer`, `delegate`, `addBefore` … */
  origin: z.string().nullable(),
  /** Of a comment. */
  files: z.array(z.object({ url: z.string(), name: z.string(), size: z.int() })),
  signed: z.boolean(),
  /** The picture of a drawn signature. */
  sign_url: z.string().nullable(),
  /** Number of the task that it was done with. */
  task_no: z.int().nullable(),
  /** Of a return: the node that it led to; null: the initiator. */
  to_name: z.string().nullable(),
})

/** What deciding on a task asks for, as its node says. */
const taskAsks = z.object({
  reason: z.enum(['onRefuse', 'always', 'never']),
  signature: z.boolean(),
  /** Where it may be returned to now. The name is empty where that is the initiator. */
  targets: z.array(z.object({ target: z.string(), name: z.string() })),
  /** People may be informed from it. */
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
  /** How somebody came by it: by the node's rules, a transfer, an added signature … */
  origin: z.string(),
  status: z.int().min(0).max(8),
  assignee: person.nullable(),
  principal: person.nullable(),
  /** Who decides in the end, where this is only an opinion for them (delegated, added before). */
  advises: person.nullable(),
  /** By whose act it ended; null: the system's, or it has not. */
  ended_by: person.nullable(),
  opened_time: datetime.nullable(),
  ended_time: datetime.nullable(),
  due_time: datetime.nullable(),
  read_time: datetime.nullable(),
  /** Of the caller's own open task: what they may do with it now. */
  allowed: z.array(z.enum(taskMoves)),
  /** It is the caller's, but they stand in on one of two seats of the request that two people fill: they do not agree here. */
  needs_another: z.boolean(),
  /** null unless the caller may decide on it. */
  asks: taskAsks.nullable(),
})

export const fallback = z.enum(['above', 'empty']).nullable()

/** A node that a request comes to, with the people who are asked; `how` it is passed, null while it waits. */
export const flowStep = z.object({
  node: z.string(),
  name: z.string(),
  type: z.string(),
  people: z.array(person),
  /** One of the people claims the task for all. */
  claim: z.boolean(),
  /** Those whom a rule names one by one and who may not decide: they have no place there. */
  unable: z.array(person),
  /**
   * Not those whom its rules mean first. `above`: their unit has nobody, so some are of one above it. `empty`: nobody at
   * all, so these are the people of the flow for that case, or its administrators.
   */
  fallback,
  how: z.string().nullable(),
})

/**
 * A node where nobody is asked: on a branch that is not taken, without people (policy `empty`), all of whose people have
 * agreed before, or behind the end.
 */
export const skippedStep = flowStep
  .pick({ node: true, name: true, type: true })
  .extend({ why: z.enum(['branch', 'empty', 'duplicate', 'end']) })

/** Why a way cannot be told further: nobody can decide there, a pick is wrong. */
export const flowStop = z.object({ node: z.string().nullable(), message: z.string() })

/** Somebody to choose: unit and post tell namesakes apart. */
export const personChoice = z.object({
  id,
  real_name: z.string(),
  dept_name: z.string(),
  post: z.string().nullable(),
  /** Switched off or closed. */
  left: z.boolean(),
})
