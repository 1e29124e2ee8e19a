import { effect } from '@shouya/nouns/approvals/effect/noun.ts'
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
import { listFields } from './nounSchemas.ts'
import { signInput } from './sign.ts'

/** The filters of every list of requests. */
export const requestFilters = {
  flow_id: id.optional(),
  status: z.array(examineStatus).max(7).optional(),
  initiator_id: id.optional(),
  ...unitFilter,
  ...dayFilter,
}

/** The summary of a request: fields that the flow chose, as far as the reader may see them. */
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
  /** Whom the caller substitutes during leave. */
  principal_name: z.string().nullable(),
  /** Nobody has it yet: the caller may claim it. */
  to_claim: z.boolean(),
  urge_count: z.int(),
  summary,
  /**
   * Why it cannot be agreed to together with others: its node has fields to fill in, requires a signature, or another
   * person has to agree.
   */
  alone: z.enum(['fields', 'signature', 'another']).nullable(),
})

/**
 * The result of a handover: what was given away, what stays and why, and the flows that would still miss the leaver.
 */
export const handedOver = z.object({
  requests: z.int(),
  left: z.array(z.object({ id, title: z.string(), reason: z.string() })),
  flows: z.array(z.object({ id, flow_name: z.string() })),
})

/** Node → the people picked for it. */
export const picks = z.record(z.string().max(40), z.array(id).max(50))

/** A node for which people are picked: before a request starts (`id` as in Preview), or in a task. */
export const pickPlace = z.union([
  z.strictObject({ node: z.string().max(40), flow_id: id, id: id.optional(), data: formData }),
  z.strictObject({ node: z.string().max(40), task_id: id }),
])

/** The candidates for a task, for a copy, for a node. */
export const personQuery = z.strictObject({
  keywords: line(50).default(''),
  /** `leaver`: includes disabled and closed accounts, for administrators who hand their tasks over. */
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
 * `waiting`: until it is triggered, or a register uses it (`way`) · `published`: on its way · `done`: all subscribers
 * have finished, or it was used · `failed`: a subscriber failed · `closed`: by an administrator, with a reason, or
 * undone by a revocation.
 */
export const effectState = z.enum(['waiting', 'published', 'done', 'failed', 'closed'])

/** An effect of a request outside of approvals. */
const effectShown = z.object({
  id,
  topic: z.string(),
  /** The topic in the caller's language. */
  topic_name: z.string(),
  /** The trigger that published it; null: the approval of the request. */
  node_name: z.string().nullable(),
  state: effectState,
  /** How it takes effect: a subscriber handles it, a register uses it once, or its noun does not exist yet. */
  way: z.enum(['heard', 'used', 'none']),
  /** The page where it is used. */
  page: z.string().nullable(),
  /** What was made: its name, usually a number, and the page of the console that shows it. */
  made: z.array(z.object({ name: z.string(), link: z.string() })),
  /** Why it failed, in the caller's language; technical details only for administrators of flows. */
  error: z.string().nullable(),
  /** Why it was closed, or the number of the revocation that undid it. */
  note: z.string().nullable(),
  done_user_name: z.string().nullable(),
  create_time: datetime,
  done_time: datetime.nullable(),
  allowed: z.array(z.enum(['retry', 'close'])),
})

/** An effect in the list over all requests. */
export const effectRow = effectShown.extend({ instance_id: id, ...listFields(effect) })

/** One request as the caller may see it. */
export const requestDetail = examineRow.extend({
  version_no: z.int(),
  flow_version_id: id,
  form_rev: z.int(),
  round: z.int(),
  document: documentText,
  data: formData,
  masked: z.array(dataPath),
  /** The chosen options of sources with their current names. */
  options: sourceOptions,
  /**
   * The caller's rights to each field now: `write` in the task they hold, `hidden` if none of their places shows it.
   */
  rights: z.record(z.string(), z.enum(['read', 'write', 'hidden'])),
  tasks: z.array(taskShown),
  link: linked.nullable(),
  /** The submitted requests that follow from this one. */
  linked: z.array(linked),
  /** Its effects outside, in order. */
  effects: z.array(effectShown),
  allowed: z.array(z.enum(examineMoves)),
  /** For those who may fill it in: their own draft, or a request returned to them. */
  start: z.object({ nodes: z.array(pickNode), picks, people: z.array(personChoice) }).nullable(),
})

/** The preview of a request's way, the nodes where nobody is asked, and why the preview ends early. */
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

/** The hash chain of a request's events. */
export const requestLog = z.object({
  /** Number of the first event that was changed; null when all verify and the replay gives the state. */
  broken_at: z.int().nullable(),
  events: z.array(
    z.object({
      seq: z.int(),
      at: datetime,
      actor_id: id.nullable(),
      type: z.string(),
      /** The effect it had, in the caller's language; else empty. */
      about: z.string(),
      hash: z.string(),
    }),
  ),
})

/** The flow of a request, its progress, and the rest of the way if everybody agrees. */
export const requestFlow = z.object({
  definition: shownDefinition,
  /** Node → its state in the current pass. */
  marks: z.record(
    z.string(),
    z.object({
      state: z.enum(['open', 'done']),
      how: z.string().nullable(),
      /** As in `flowStep`. */
      fallback,
      /** The voters with the state of their task; null for informed people. */
      people: z.array(person.extend({ status: z.int().min(0).max(8).nullable() })),
      opened_time: datetime,
      ended_time: datetime.nullable(),
    }),
  ),
  /** The chosen branches. */
  branches: z.array(z.string()),
  /** The remaining nodes, in order; those that wait now are in `marks`. */
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
  /** One person for `transfer` and `delegate`, the added people for the others. */
  user_ids: z.array(id).min(1).max(20).optional(),
})
