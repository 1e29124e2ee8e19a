import { z } from 'zod'
import {
  examineMoves,
  examineRow,
  examineStatus,
  fallback,
  flowStep,
  flowStop,
  person,
  personChoice,
  skippedStep,
  taskMoves,
  taskShown,
  timelineEntry,
} from './approval.ts'
import { dataPath, documentText, formData, sourceOptions } from './customForm.ts'
import { datetime, dayFilter, id, line, paragraph, unitFilter } from './fields.ts'
import { shownDefinition } from './flowDefinition.ts'
import { signInput } from './sign.ts'

/** What every list of requests can be narrowed by. */
export const requestFilters = {
  flow_id: id.optional(),
  status: z.array(examineStatus).max(7).optional(),
  initiator_id: id.optional(),
  ...unitFilter,
  ...dayFilter,
}

/** What a request is about: fields that the flow chose, as far as the reader's places in it show them. */
const summary = z.array(z.object({ label: z.string(), text: z.string() }))

/** A request that the caller took part in. */
export const takenPartRow = examineRow.extend({ summary })

/** A request of the caller, with what they may do with it now. */
export const startedRow = examineRow.extend({ summary, allowed: z.array(z.enum(examineMoves)) })

/** A task in the inbox, with its request. */
export const taskRow = examineRow.extend({
  task_id: id,
  node_name: z.string(),
  kind: z.enum(['approve', 'handle', 'resubmit']),
  opened_time: datetime,
  due_time: datetime.nullable(),
  /** The caller acts for somebody on leave. */
  principal_name: z.string().nullable(),
  /** Nobody's yet: the caller may claim it. */
  to_claim: z.boolean(),
  urge_count: z.int(),
  summary,
  /** Why nobody agrees to it together with others: its node has fields to fill in, or wants a signature, or another person has to agree. */
  alone: z.enum(['fields', 'signature', 'another']).nullable(),
})

/** What went to somebody else, what stays with the leaver and why, and the flows that would still miss them. */
export const handedOver = z.object({
  requests: z.int(),
  left: z.array(z.object({ id, title: z.string(), reason: z.string() })),
  flows: z.array(z.object({ id, flow_name: z.string() })),
})

/** Node → the people that somebody picked for it. */
export const picks = z.record(z.string().max(40), z.array(id).max(50))

/** A node for which somebody picks the people: before a request begins (`id` as in Preview), or at a task of it. */
export const pickPlace = z.union([
  z.strictObject({ node: z.string().max(40), flow_id: id, id: id.optional(), data: formData }),
  z.strictObject({ node: z.string().max(40), task_id: id }),
])

/** Who may be chosen: for a task, for a copy, for a node. */
export const personQuery = z.strictObject({
  keywords: line(50).default(''),
  /** `leaver`: also those who have been switched off or closed, for administrators who hand their tasks over. */
  for: z.enum(['task', 'copy', 'leaver']).default('task'),
  pick: pickPlace.optional(),
})

/** A node whose people the initiator picks. */
export const pickNode = z.object({ node: z.string(), name: z.string(), min: z.int(), max: z.int() })

const linked = z.object({
  as: z.enum(['again', 'revocation']),
  id,
  bill_no: z.string().nullable(),
  status: examineStatus,
})

/**
 * `waiting`: until somebody sets it going, or a register uses it (`way`) · `published`: on its way · `done`: everybody who
 * hears it has done their part, or it was used · `failed`: somebody could not · `closed`: by an administrator, with a reason,
 * or taken back by a revocation.
 */
export const effectState = z.enum(['waiting', 'published', 'done', 'failed', 'closed'])

/** What a request has set going outside. */
const effectShown = z.object({
  id,
  topic: z.string(),
  /** The topic in the caller's language. */
  topic_name: z.string(),
  /** The trigger that published it; null: the passing of the request. */
  node_name: z.string().nullable(),
  state: effectState,
  /** How it happens: somebody hears it and does it, a register uses it once, or its noun does not exist yet. */
  way: z.enum(['heard', 'used', 'none']),
  /** The page where it is used. */
  page: z.string().nullable(),
  /** What came of it: its name, a number mostly, and the page of the console that shows it. */
  made: z.array(z.object({ name: z.string(), link: z.string() })),
  /** Why it failed, in the caller's language; what no rule tells only for administrators of flows. */
  error: z.string().nullable(),
  /** Why it was closed, or the number of the revocation that took it back. */
  note: z.string().nullable(),
  done_user_name: z.string().nullable(),
  create_time: datetime,
  done_time: datetime.nullable(),
  allowed: z.array(z.enum(['retry', 'close'])),
})

/** The same among those of other requests. */
export const effectRow = effectShown.extend({
  instance_id: id,
  bill_no: z.string(),
  title: z.string(),
  flow_name: z.string(),
})

/** One request as the caller may see it. */
export const requestDetail = examineRow.extend({
  version_no: z.int(),
  flow_version_id: id,
  form_rev: z.int(),
  round: z.int(),
  document: documentText,
  data: formData,
  masked: z.array(dataPath),
  /** The options of sources that were chosen, as they are called now. */
  options: sourceOptions,
  /** What the caller may do with each field now: `write` at the task they hold, `hidden` what none of their places shows. */
  rights: z.record(z.string(), z.enum(['read', 'write', 'hidden'])),
  tasks: z.array(taskShown),
  link: linked.nullable(),
  /** The submitted requests that follow from this one. */
  linked: z.array(linked),
  /** What it has set going outside, the first first. */
  effects: z.array(effectShown),
  allowed: z.array(z.enum(examineMoves)),
  /** For whoever may fill it in: a draft of theirs, or what came back to them. */
  start: z.object({ nodes: z.array(pickNode), picks, people: z.array(personChoice) }).nullable(),
})

/** The way that a request would take, where nobody is asked on it, and why it cannot be told to its end. */
export const requestWay = z.object({
  steps: z.array(flowStep),
  skipped: z.array(skippedStep),
  stopped: flowStop.nullable(),
})

/** A request on paper. */
export const requestPrint = z.object({
  bank_name: z.string(),
  printed_by: z.string(),
  printed_time: datetime,
  request: requestDetail,
  history: z.array(timelineEntry),
})

/** The events of a request as they are chained. */
export const requestLog = z.object({
  /** Number of the first event that is not as it was; null when all verifies and the replay gives the state. */
  broken_at: z.int().nullable(),
  events: z.array(
    z.object({
      seq: z.int(),
      at: datetime,
      actor_id: id.nullable(),
      type: z.string(),
      /** What it set going, in the caller's language; else empty. */
      about: z.string(),
      hash: z.string(),
    }),
  ),
})

/** The flow of a request, how far it has come, and the rest of the way if everybody agreed. */
export const requestFlow = z.object({
  definition: shownDefinition,
  /** Node → how it stands in the present pass. */
  marks: z.record(
    z.string(),
    z.object({
      state: z.enum(['open', 'done']),
      how: z.string().nullable(),
      /** As in `flowStep`. */
      fallback,
      /** Whoever votes there with the state of their task; null for whoever was informed. */
      people: z.array(person.extend({ status: z.int().min(0).max(8).nullable() })),
      opened_time: datetime,
      ended_time: datetime.nullable(),
    }),
  ),
  /** The branches that were chosen. */
  branches: z.array(z.string()),
  /** The nodes that are still to come, in their order; those that wait now are in `marks`. */
  next: z.array(flowStep),
  next_branches: z.array(z.string()),
  stopped: flowStop.nullable(),
})

/** The body of a decision on a task. */
export const decision = z.strictObject({
  task_id: id,
  command: z.enum(taskMoves),
  opinion: paragraph(500).optional(),
  data: formData.optional(),
  picks: picks.optional(),
  seen_rev: z.int().positive().optional(),
  sign: signInput.optional(),
  /** Of `return`: `initiator`, `previous` or a node. */
  target: line(40, 1).optional(),
  /** Of `transfer` and `delegate` one, of adding the people. */
  user_ids: z.array(id).min(1).max(20).optional(),
})
