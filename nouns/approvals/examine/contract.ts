import { action } from '@shouya/contract/action'
import {
  examineRow,
  examineStatus,
  personChoice,
  startable,
  type TaskMove,
  taskOperations,
  timelineEntry,
} from '@shouya/contract/approval'
import { dataPath, documentText, formData } from '@shouya/contract/customForm'
import {
  decision,
  handedOver,
  personQuery,
  pickNode,
  picks,
  requestDetail,
  requestFilters,
  requestFlow,
  requestLog,
  requestPrint,
  requestWay,
  startedRow,
  takenPartRow,
  taskRow,
} from '@shouya/contract/examine'
import { datetime, id, keysetQuery, nothing, one, oneSeen, paragraph, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const basic = (operation: string) => ({ id: 'form_basic', operation })
const step = (operation: string) => ({ id: 'form_step', operation })
const admin = (operation: string) => ({ id: 'sys_examine', operation })
/** A body with the data of thousands of rows. */
const LARGE = 6 * 1_048_576

/** Requests that the caller started, drafts among them. Days by creation. `keywords`: number, title, person, flow. */
export const GetPageList = action('OaExamine', 'GetPageList', {
  kind: 'read',
  access: basic('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: startedRow,
})

/** Tasks that await the caller: their own, those they stand in for, those they may claim. Days by arrival. */
export const GetAuditList = action('OaExamine', 'GetAuditList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: taskRow,
})

/** Requests in which the caller has decided something, the last first. Days by that. */
export const GetHandledList = action('OaExamine', 'GetHandledList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery(requestFilters),
  out: takenPartRow.extend({ acted_time: datetime }),
})

/** Requests that the caller was informed about. Days by that. */
export const GetCcList = action('OaExamine', 'GetCcList', {
  kind: 'read',
  access: step('query'),
  list: 'keyset',
  in: keysetQuery({ ...requestFilters, unread: z.literal(true).optional() }),
  out: takenPartRow.extend({ cc_time: datetime, read_time: datetime.nullable() }),
})

/** All submitted requests, for administrators of flows. `holder_id`: whom they wait for now. Days by creation. */
export const GetAllList = action('OaExamine', 'GetAllList', {
  kind: 'read',
  access: admin('query'),
  list: 'keyset',
  in: keysetQuery({ ...requestFilters, holder_id: id.optional() }),
  out: examineRow,
})

/** How many tasks await the caller, 100 for more than 99. */
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

/** A flow to start: its form as the initiator may fill it in, and the nodes whose people the initiator picks. */
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

/** The flows that requests may run on, also those that are disabled by now: to narrow lists by. */
export const GetFlowList = action('OaExamine', 'GetFlowList', {
  kind: 'read',
  access: { anyOf: [basic('query'), step('query'), admin('query')] },
  in: z.strictObject({}),
  out: z.array(z.object({ id, flow_name: z.string() })),
})

const link = z.strictObject({ as: z.enum(['again', 'revocation']), id })

/**
 * A new request: a draft, or submitted at once (`form_basic` `submit`). A draft is kept as it is; what is submitted is
 * judged by the form's rules (1001 at `data.{steps}`) and starts to run: 1001 at `picks.{node}`, 1011 nobody can decide.
 * `link`: the same again after a refusal or withdrawal, or the revocation of one that passed, which carries
 * the form as that one passed (`data` is not read). 1014 a newer version of the
 * flow has been published.
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
 * The same with a draft of the caller's, or with a request that came back to them (`submit` true: submits it again). Who
 * may add a request may finish it, too.
 */
export const Edit = action('OaExamine', 'Edit', {
  kind: 'write',
  access: { anyOf: [basic('edit'), basic('add')] },
  largest: LARGE,
  in: z.strictObject({ id, version, data: formData, picks: picks.default({}), submit: z.boolean() }),
  out: saved.extend({ bill_no: z.string().nullable() }),
})

/** Deletes a draft of the caller's; what was submitted stays (1004). */
export const Delete = action('OaExamine', 'Delete', {
  kind: 'write',
  access: { anyOf: [basic('delete'), basic('add')] },
  in: oneSeen,
  out: nothing,
})

/**
 * One request, for whoever takes part in it (its initiator, those who have or had a task, those informed) and for the
 * administrators of flows, whatever their unit: 403 for others. Fields that the caller may not see are not in it.
 */
export const Get = action('OaExamine', 'Get', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: requestDetail,
})

/** What happened, the first first. */
export const GetHistory = action('OaExamine', 'GetHistory', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: z.array(timelineEntry),
})

/** The events as they are chained, for administrators of flows: whether every link of the chain holds. */
export const GetLog = action('OaExamine', 'GetLog', {
  kind: 'read',
  access: admin('query'),
  in: one,
  out: requestLog,
})

/** The flow that it runs on: the nodes that were passed and wait, and those that would follow if everybody agreed. */
export const GetFlow = action('OaExamine', 'GetFlow', {
  kind: 'read',
  access: 'signedIn',
  in: one,
  out: requestFlow,
})

/**
 * The sensitive values of a request in full, as far as the caller's places in it show them: for its initiator, and with
 * `queryForm` `view_sensitive` for others who take part. Logged as type 3.
 */
export const Reveal = action('OaExamine', 'Reveal', {
  kind: 'write',
  access: 'signedIn',
  secret: true,
  in: one,
  out: z.array(z.object({ path: dataPath, value: z.unknown() })),
})

/** A submitted request with its history for paper, as the caller may see it (1004 a draft). Logged. */
export const GetPrint = action('OaExamine', 'GetPrint', {
  kind: 'write',
  access: { anyOf: [basic('print'), step('print')] },
  in: one,
  out: requestPrint,
})

/**
 * People to choose from, at most 50, by name, user name or unit: for a `task` those who may decide, for a `copy`
 * everybody. Of any unit, the own one first; outsiders find those of their own party. `pick`: whom the caller may pick for a
 * node, of a flow that they start with this data, or of the request of a task (1001 nobody picks there).
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
 * Every decision on a task (spec 000 section 7.2). Reasons where the node wants them (two characters at least), a
 * signature where it wants one. `data`: fields that the node may write, judged by the form's rules. `seen_rev`: revision of
 * the form that was shown. 1013 it is decided already (`Data`: by, name, at, status, opinion); 1014 the form is newer;
 * 1001 at the part that is missing; 1004 the task does not stand so; 403 it is another person's.
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

/** Many tasks agreed to with one opinion; each for itself: what could not be done comes back with its reason. */
export const AgreeMany = action('OaExamine', 'AgreeMany', {
  kind: 'write',
  access: step('agree'),
  timeout: 30_000,
  in: z.strictObject({ task_ids: z.array(id).min(1).max(50), opinion: reason.optional() }),
  out: z.object({
    done: z.array(id),
    failed: z.array(z.object({ task_id: id, title: z.string(), message: z.string() })),
  }),
})

const changed = saved.extend({ status: examineStatus })

/** By the initiator, as long as the flow allows (1004). */
export const Withdraw = action('OaExamine', 'Withdraw', {
  kind: 'write',
  access: basic('withdraw'),
  in: z.strictObject({ id, reason: reason.optional() }),
  out: changed,
})

/** Reminds whoever it waits for. 1004 again only after the flow's pause. */
export const Urge = action('OaExamine', 'Urge', { kind: 'write', access: basic('urge'), in: one, out: changed })

/**
 * By whoever takes part, also after the end. `files`: uploaded by the caller and nobody's yet (1001 at `files.{n}`); they are
 * read by whoever may read the request. `mentions`: who is told of it, of those who take part (1001).
 * 1001 at `text` where there are no files and nothing is said.
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

/** Informs people: by the initiator, or from a task whose node allows it. */
export const Cc = action('OaExamine', 'Cc', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ id, task_id: id.optional(), user_ids: z.array(id).min(1).max(20), message: reason.optional() }),
  out: changed,
})

/** That the caller has seen a task or a copy: after that nobody takes back what led to it. */
export const Read = action('OaExamine', 'Read', { kind: 'write', access: 'signedIn', in: one, out: nothing })

/** Ends a request by right of office. */
export const Terminate = action('OaExamine', 'Terminate', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ id, reason: paragraph(500, 2) }),
  out: changed,
})

/** Gives an open task to somebody else by right of office. */
export const Reassign = action('OaExamine', 'Reassign', {
  kind: 'write',
  access: admin('edit'),
  in: z.strictObject({ task_id: id, user_id: id, reason: paragraph(500, 2) }),
  out: changed,
})

/** Everything that a leaver still holds. `left`: requests whose rules do not let the receiver take over (one's own), and why. `flows`: published ones that name the leaver still. */
export const HandOver = action('OaExamine', 'HandOver', {
  kind: 'write',
  access: admin('edit'),
  timeout: 60_000,
  in: z.strictObject({ from_user_id: id, to_user_id: id }),
  out: handedOver,
})

/**
 * The way that a request would take if everybody agreed: before it is submitted, by the same code that runs it. `id`: a
 * draft of the caller's, or what came back to them, on the version it was begun with and past what a return keeps.
 */
export const Preview = action('OaExamine', 'Preview', {
  kind: 'read',
  access: basic('add'),
  largest: LARGE,
  in: z.strictObject({ flow_id: id, id: id.optional(), data: formData, picks: picks.default({}) }),
  out: requestWay,
})
