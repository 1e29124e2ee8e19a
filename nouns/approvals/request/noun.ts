import type { Status, TaskStatus } from '@shouya/approvals/instance'
import { code, line, moment, names, number, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** The engine's states → numbers of the dictionary examine_status (domain 10.1). */
export const requestStates = {
  draft: 0,
  running: 1,
  approved: 2,
  refused: 3,
  withdrawn: 4,
  terminated: 5,
  returned: 6,
} as const satisfies Record<Status, number>

/** A request that people decide on along a flow. */
export const request = defineNoun({
  name: 'request',
  controller: 'OaExamine',
  table: 'appr_instance',
  permission: 'form_basic',
  route: '/form/examine',
  prefix: 'SP',
  unrecorded: true,
  states: { dict: 'examine_status', codes: requestStates, open: ['running', 'returned'] },
  fields: {
    title: line(200, 1, { exported: true, printed: true, searched: true }),
    /** None before submission. */
    bill_no: number({ optional: true, exported: true, printed: true, searched: true }),
    flow_name: line(60, 1, { exported: true, searched: true }),
    category_name: line(30, 1, { exported: true }),
    initiator_name: person('initiator_id', { exported: true, printed: true, searched: true }),
    dept_name: unit('dept_id', { exported: true, printed: true }),
    /** The nodes where it waits. */
    waits_at: names({ exported: true }),
    create_time: moment({ exported: true }),
    submit_time: moment({ optional: true, exported: true, printed: true }),
    finish_time: moment({ optional: true, exported: true, printed: true }),
    status: code('examine_status', { exported: true, printed: true }),
  },
  parts: {
    /** A task of a request for a person. */
    task: {
      fields: {
        node_name: line(60, 0, { printed: true }),
        due_time: moment({ optional: true }),
        opened_time: moment(),
      },
    },
    /** A copy for a person. */
    copy: { fields: { read_time: moment({ optional: true }), cc_time: moment() } },
    /** A person who has decided something in it. */
    share: { fields: { acted_time: moment() } },
  },
  counters: {
    /** Tasks that await the caller. */
    approval_waiting: { list: 'GetAuditList', tile: { group: 'approvals', unit: 'bill', tone: 'waits' } },
    /** Running requests of the caller. */
    approval_running: { status: [requestStates.running], tile: { group: 'approvals', unit: 'bill', tone: 'fact' } },
    /** Requests that were returned to the caller. */
    approval_returned: { status: [requestStates.returned], tile: { group: 'approvals', unit: 'bill', tone: 'waits' } },
    /** Copies that the caller has not read. */
    approval_unread: { list: 'GetCcList', unread: true, tile: { group: 'approvals', unit: 'bill', tone: 'fact' } },
  },
})

export type RequestStatus = (typeof requestStates)[Status]

/** All but drafts. */
export const submitted = Object.values(requestStates).filter((status) => status !== requestStates.draft)

/** The states of a task, in the order of `appr_task.status`. */
export const taskStates = {
  waiting: 0,
  open: 1,
  suspended: 2,
  agreed: 3,
  refused: 4,
  returned: 5,
  transferred: 6,
  closed: 7,
  cancelled: 8,
} as const satisfies Record<TaskStatus, number>

/** Whether the task still needs an action. */
export const isLive = ({ status }: { readonly status: number }): boolean => status <= taskStates.suspended
