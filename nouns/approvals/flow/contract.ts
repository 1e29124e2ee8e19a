import { action } from '@shouya/contract/action'
import { documentText, formData } from '@shouya/contract/customForm'
import { id, one, saved, version } from '@shouya/contract/fields'
import { flowDefinition, shownDefinition } from '@shouya/contract/flowDefinition'
import { enteredFields, grantOf } from '@shouya/contract/nounSchemas'
import { topicNeed } from '@shouya/contract/topicNeed'
import {
  copyAction,
  draftListAction,
  draftRow,
  publishAction,
  switchActions,
  versionActions,
  versionNo,
  versionRow,
} from '@shouya/contract/versions'
import { z } from 'zod'
import { examineStatus, flowProblem, flowStep, flowStop, person, skippedStep } from '../request/schemas.ts'
import { picks } from '../way/schemas.ts'
import { flow } from './noun.ts'

const grant = grantOf(flow)
/** The largest body: a definition of two hundred nodes. */
const LARGE = 3 * 1_048_576

/** `draft_changed`: the draft, or the form, differs from the current version. */
export const flowRow = draftRow.extend({
  flow_name: z.string(),
  form_id: id,
  form_name: z.string(),
  /** Its form is published and not disabled: otherwise no request can be started, whatever the state of the flow. */
  form_open: z.boolean(),
})

/** Flows, those last changed first. `keywords`: name, remark. */
export const GetPageList = draftListAction(flow, 'flow_name', flowRow)

/**
 * The current names of people, roles and units that a definition refers to by id; posts and topics have lists of their
 * own.
 */
const names = z.object({
  users: z.array(person),
  roles: z.array(z.object({ id, key: z.string(), name: z.string() })),
  depts: z.array(z.object({ id, name: z.string() })),
})

/** One flow with its draft and the problems of the draft, and the published document of its form. */
export const Get = action('OaFlow', 'Get', {
  kind: 'read',
  access: grant('query'),
  in: one,
  out: flowRow.extend({
    /** The roles that may start it; every employee if there are none. */
    role_ids: z.array(id),
    /** Only in these units and below them; everywhere if there are none. */
    dept_ids: z.array(id),
    definition: shownDefinition,
    problems: z.array(flowProblem),
    /** The form's current version; null while it is not published. */
    document: documentText.nullable(),
    names,
  }),
})

const checked = saved.extend({ problems: z.array(flowProblem) })

/**
 * Saves the draft: a new flow without `id`. A draft may have problems, which are returned (at most 200), but it must
 * have the shape of a definition. 1001 at `definition…` with every place otherwise, or if `category_id`, `form_id`,
 * `role_ids` or `dept_ids` are unknown or disabled; 1003 the name is taken; 1005.
 */
export const Save = action('OaFlow', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  largest: LARGE,
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(flow),
    role_ids: z.array(id).max(50).default([]),
    dept_ids: z.array(id).max(200).default([]),
    definition: flowDefinition,
  }),
  out: checked,
})

/**
 * Publishes the draft as a version, together with the current version of its form; new requests run on it, running
 * requests stay on their version. 1001 at `definition…` with every error: a condition that does not fit its field, a
 * target of a return that is not an earlier node, an unknown topic or one that reads fields which the form does not
 * have, a node without people …; 1004 the form is not published, or nothing has changed.
 */
export const Publish = publishAction(flow)

export const { Disable, Enable, Delete } = switchActions(flow, 'disable')

/** A new flow with the draft of this one, or with one of its versions. */
export const Copy = copyAction(flow, 'flow_name')

const flowVersion = versionRow.extend({
  flow_name: z.string(),
  form_version_no: versionNo,
  /** Requests that run or ran on it. */
  requests: z.int(),
})

/**
 * The published versions of a flow. The draft is compared with the form as it is published now; `node`: where the difference
 * is (null for the flow as a whole), `form`: another version of the form. Restore: the saved draft with its problems.
 */
export const { GetVersionList, GetVersion, CompareVersion, Restore } = versionActions(flow, {
  version: flowVersion,
  content: flowVersion.extend({ version_id: id, definition: shownDefinition, document: documentText, names }),
  difference: z.object({
    node: z.string().nullable(),
    kind: z.enum(['added', 'removed', 'moved', 'changed', 'form']),
    text: z.string(),
  }),
  restored: checked,
})

/**
 * Tries a definition before it is published: the path that a request of this initiator with this data would take if
 * everybody agreed, by the code that runs requests. With an error among `problems` nothing runs. `id`: the flow, if it
 * was saved, so that leaves of this flow count. The data may be incomplete. 1001 `form_id`, `initiator_id` unknown;
 * 1004 the form is not published.
 */
export const Simulate = action('OaFlow', 'Simulate', {
  kind: 'read',
  access: grant('edit'),
  largest: LARGE,
  in: z.strictObject({
    id: id.optional(),
    form_id: id,
    definition: flowDefinition,
    initiator_id: id,
    data: formData,
    picks: picks.default({}),
  }),
  out: z.object({
    problems: z.array(flowProblem),
    run: z
      .object({
        steps: z.array(flowStep),
        /** The branches that are chosen. */
        branches: z.array(z.string()),
        skipped: z.array(skippedStep),
        status: examineStatus,
        stopped: flowStop.nullable(),
      })
      .nullable(),
  }),
})

/** The topics that a flow may use: those that its approval, or a trigger node, can publish. */
export const GetTopicList = action('OaFlow', 'GetTopicList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      topic: z.string(),
      name: z.string(),
      /** Whether the topic has a subscriber; otherwise the effect is recorded and waits. */
      heard: z.boolean(),
      /** The fields that the flow's form must have for it. */
      needs: z.array(topicNeed),
    }),
  ),
})
