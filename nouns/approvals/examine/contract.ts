import { action } from '@shouya/contract/action'
import { dataPath, documentText, formData } from '@shouya/contract/customForm'
import { datetime, id, keysetQuery, nothing, one, oneSeen, paragraph, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'
import {
  examineRow,
  examineStatus,
  personChoice,
  startable,
  type TaskMove,
  taskOperations,
  timelineEntry,
} from '../request/schemas.ts'
import { personQuery, pickNode, picks } from '../way/schemas.ts'
import {
  decision,
  handedOver,
  requestDetail,
  requestFilters,
  requestFlow,
  requestLog,
  requestPrint,
  requestWay,
  startedRow,
  takenPartRow,
  taskRow,
} from './schemas.ts'

const basic = (operation: string) => ({ id: 'form_basic', operation })
const step = (operation: string) => ({ id: 'form_step', operation })
const admin = (operation: string) => ({ id: 'sys_examine', operation })
/** The largest body: the data of thousands of rows. */
const LARGE = 6 * 1_048_576

/** Requests that the caller started, including drafts. Days: creation. `keywords`: number, title, person, flow. */
export const GetPageList = action('OaExamine', 'GetPageList', {
  kind: 'read',
  access: basic('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: startedRow,
})

/** Tasks that await the caller: own tasks, tasks as a substitute, tasks that can be claimed. Days: arrival. */
export const GetAuditList = action('OaExamine', 'GetAuditList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: taskRow,
})

/** Requests in which the caller has decided something, the last first. Days: decision. */
export const GetHandledList = action('OaExamine', 'GetHandledList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: takenPartRow.extend({ acted_time: datetime }),
})

/** Requests of which the caller got a copy. Days: the copy. */
export const GetCcList = action('OaExamine', 'GetCcList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery({ ...requestFilters, unread: z.literal(true).optional() }),
  out: takenPartRow.extend({ cc_time: datetime, read_time: datetime.nullable() }),
})

/** All submitted requests, for administrators of flows. `holder_id`: the person they wait for now. Days: creation. */
export const GetAllList = action('OaExamine', 'GetAllList', {
  kind: 'read',
  access: admin('query'),
  list: 'keyset',
  in: keysetQuery({ ...requestFilters, holder_id: id.optional() }),
  out: examineRow,
})

/** The number of tasks that await the caller; 100 means more than 99. */
export const GetAuditCount = action('OaExamine', 'GetAuditCount', {
  kind: 'read',
  access: step('query'),
  in: z.strictObject({}),
  out: z.object({ count: z.int().max(100) }),
})

/** The flows that the caller may start, by category. */
export const GetStartList = action('OaExamine', 'GetStartList', {
  kind: 'read',
  access: basic('add'),
  in: z.strictObject({}),
  out: z.array(startable),
})

/** A flow to start: its form with the initiator's rights, and the nodes whose people the initiator picks. */
export const GetStart = action('OaExamine', 'GetStart', {
  kind: 'read',
  access: basic('add'),
  in: one,
  out: startable.extend({
    document: documentText,
    /** Model → right; fields that are not named can be written. */
    rights: z.record(z.string(), z.enum(['read', 'write', 'hidden'])),
    picks: z.array(pickNode),
  }),
})

/** The flows of requests, including disabled ones: for filters. */
export const GetFlowList = action('OaExamine', 'GetFlowList', {
  kind: 'read',
  access: { anyOf: [basic('query'), step('query'), admin('query')] },
  in: z.strictObject({}),
  out: z.array(z.object({ id, flow_name: z.string() })),
})

const link = z.strictObject({ as: z.enum(['again', 'revocation']), id })

/**
 * A new request: a draft, or submitted at once (`form_basic` `submit`). A draft is stored without validation; a
 * submitted request is validated by the form's rules (1001 at `data.{steps}`) and starts to run: 1001 at
 * `picks.{node}`, 1011 nobody can decide. `link`: the same again after a refusal or withdrawal, or the revocation of an
 * approved request, which has the values of that request (`data` is ignored). 1014 a newer version of the flow has been
 * published.
 */
export const Add = action('OaExamine', 'Add', {
  kind: 'write',
  access: basic('add'),
  largest: LARGE,
  in: z.strictObject({
    flow_id: id,
    version_id: id,
    data: formData,
    picks: picks.default({}),
    submit: z.boolean(),
    link: link.optional(),
  }),
  out: saved.extend({ bill_no: z.string().nullable() }),
})

/**
 * The same for a draft of the caller, or for a request that was returned to the caller (`submit` true: submits it
 * again). Whoever may add a request may also finish it.
 */
export const Edit = action('OaExamine', 'Edit', {
  kind: 'write',
  access: { anyOf: [basic('edit'), basic('add')] },
  largest: LARGE,
  in: z.strictObject({ id, version, data: formData, picks: picks.default({}), submit: z.boolean() }),
  out: saved.extend({ bill_no: z.string().nullable() }),
})

/** Deletes a draft of the caller; 1004 for a submitted request. */
export const Delete = action('OaExamine', 'Delete', {
  kind: 'write',
  access: { anyOf: [basic('delete'), basic('add')] },
  in: oneSeen,
  out: nothing,
})

/**
 * One request, for people who take part in it (its initiator, people who have or had a task, people with a copy) and
 * for administrators of flows, in any unit: 403 for others. Without the fields that the caller may not see.
 */
export const Get = action('OaExamine', 'Get', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: requestDetail,
})

/** The events of a request, oldest first. */
export const GetHistory = action('OaExamine', 'GetHistory', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: z.array(timelineEntry),
})

/** The chained events of a request, for administrators of flows: whether every link of the chain is valid. */
export const GetLog = action('OaExamine', 'GetLog', {
  kind: 'read',
  access: admin('query'),
  in: one,
  out: requestLog,
})

/** The flow of a request: the nodes that were passed or wait, and those that would follow if everybody agreed. */
export const GetFlow = action('OaExamine', 'GetFlow', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: requestFlow,
})

/**
 * The sensitive values of a request, as far as the caller's places in it show them: for its initiator, and with
 * `queryForm` `view_sensitive` for others who take part. Logged as type 3.
 */
export const Reveal = action('OaExamine', 'Reveal', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: one,
  out: z.array(z.object({ path: dataPath, value: z.unknown() })),
})

/** A submitted request with its history for printing, as the caller may see it (1004 for a draft). Logged. */
export const GetPrint = action('OaExamine', 'GetPrint', {
  kind: 'write',
  access: { anyOf: [basic('print'), step('print')] },
  in: one,
  out: requestPrint,
})

/**
 * People to choose from, at most 50, by name, user name or unit: for a `task` those who may decide, for a `copy`
 * everybody. Of any unit, the own one first; external users find only people of their own party. `pick`: people whom
 * the caller may pick for a node, of a flow that the caller starts with this data, or of the request of a task (1001 if
 * nothing is picked there).
 */
export const GetPersonList = action('OaExamine', 'GetPersonList', {
  kind: 'read',
  largest: LARGE,
  access: { anyOf: [basic('query'), step('query'), admin('query')] },
  in: personQuery,
  out: z.array(personChoice),
})

const reason = paragraph(500)

/**
 * Every decision on a task (spec 000 section 7.2). The node defines whether a reason (at least two characters) and a
 * signature are required. `data`: fields that the node may write, validated by the form's rules. `seen_rev`: revision
 * of the form that was shown. 1013 it is already decided (`Data`: by, name, at, status, opinion); 1014 the form is
 * newer; 1001 at the missing part; 1004 the state of the task does not allow it; 403 it is another person's task.
 */
export const Audit = action('OaExamine', 'Audit', {
  kind: 'write',
  access: {
    by: 'command',
    values: Object.fromEntries(
      Object.entries(taskOperations).map(([move, operation]) => [move, step(operation)]),
    ) as Record<TaskMove, ReturnType<typeof step>>,
  },
  largest: LARGE,
  in: decision,
  out: saved.extend({ status: examineStatus }),
})

/**
 * Agrees to many tasks with one opinion, each independently: failed tasks are returned with their reasons, which `Result/Get` keeps
 * under `result_id`.
 */
export const AgreeMany = action('OaExamine', 'AgreeMany', {
  kind: 'write',
  access: step('agree'),
  timeout: 30_000,
  in: z.strictObject({ task_ids: z.array(id).min(1).max(50), opinion: reason.optional() }),
  out: z.object({
    done: z.array(id),
    failed: z.array(z.object({ task_id: id, title: z.string(), message: z.string() })),
    result_id: id,
  }),
})

const changed = saved.extend({ status: examineStatus })

/** By the initiator, as long as the flow allows it (1004). */
export const Withdraw = action('OaExamine', 'Withdraw', {
  kind: 'write',
  access: basic('withdraw'),
  in: z.strictObject({ id, reason: reason.optional() }),
  out: changed,
})

/** Reminds the people for whom it waits. 1004 before the flow's pause between reminders is over. */
export const Urge = action('OaExamine', 'Urge', { kind: 'write', access: basic('urge'), in: one, out: changed })

/**
 * By people who take part, also after the end. `files`: uploaded by the caller and not attached to anything (1001 at
 * `files.{n}`); whoever may read the request may read them. `mentions`: people to notify, who must take part (1001).
 * 1001 at `text` if there is neither text nor a file.
 */
export const Comment = action('OaExamine', 'Comment', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({
    id,
    text: paragraph(500).default(''),
    files: z.array(id).max(9).default([]),
    mentions: z.array(id).max(20).default([]),
  }),
  out: changed,
})

/** Sends copies to people: by the initiator, or from a task whose node allows it. */
export const Cc = action('OaExamine', 'Cc', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ id, task_id: id.optional(), user_ids: z.array(id).min(1).max(20), message: reason.optional() }),
  out: changed,
})

/** Records that the caller has opened a task or a copy: after that the previous step cannot be taken back. */
export const Read = action('OaExamine', 'Read', { kind: 'write', access: 'signedIn', in: one, out: nothing })

/** Ends a request, by an administrator. */
export const Terminate = action('OaExamine', 'Terminate', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ id, reason: paragraph(500, 2) }),
  out: changed,
})

/** Gives an open task to somebody else, by an administrator. */
export const Reassign = action('OaExamine', 'Reassign', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ task_id: id, user_id: id, reason: paragraph(500, 2) }),
  out: changed,
})

/**
 * Hands over all open tasks of a leaver. `left`: requests whose rules do not allow the receiver (e.g. the receiver's
 * own), with the reason. `flows`: published flows that still name the leaver.
 */
export const HandOver = action('OaExamine', 'HandOver', {
  kind: 'write',
  access: admin('edit'),
  timeout: 60_000,
  in: z.strictObject({ from_user_id: id, to_user_id: id }),
  out: handedOver,
})

/**
 * The path that a request would take if everybody agreed: before submission, by the code that runs requests. `id`: a
 * draft of the caller or a request that was returned, with the version with which it was begun and without the nodes
 * that a return keeps.
 */
export const Preview = action('OaExamine', 'Preview', {
  kind: 'read',
  access: basic('add'),
  largest: LARGE,
  in: z.strictObject({ flow_id: id, id: id.optional(), data: formData, picks: picks.default({}) }),
  out: requestWay,
})
