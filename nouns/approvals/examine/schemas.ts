import { dataPath, documentText, formData, sourceOptions } from '@shouya/contract/customForm'
import { datetime, dayFilter, id, line, paragraph, unitFilter } from '@shouya/contract/fields'
import { shownDefinition } from '@shouya/contract/flowDefinition'
import { signInput } from '@shouya/contract/sign'
import { z } from 'zod'
import { effectShown } from '../effect/contract.ts'
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
} from '../request/schemas.ts'
import { pickNode, picks } from '../way/schemas.ts'

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

const linked = z.object({
  as: z.enum(['again', 'revocation']),
  id,
  bill_no: z.string().nullable(),
  status: examineStatus,
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
