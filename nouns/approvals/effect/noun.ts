import { line, moment, number } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/**
 * The states of its row; the results of a published effect are in the rows of its subscribers. `done`: a permit that
 * was used.
 */
export const effectStates = { waiting: 0, published: 1, closed: 2, done: 3 } as const

/** An effect of a request outside of approvals (ADR 029). */
export const effect = defineNoun({
  name: 'effect',
  controller: 'OaExamine',
  table: 'appr_effect',
  permission: 'sys_examine',
  route: '/exception/systemExamineList',
  unrecorded: true,
  states: { codes: effectStates, open: ['waiting'] },
  fields: {
    topic_name: line(60, 1),
    bill_no: number(),
    title: line(200, 1),
    flow_name: line(60, 1),
    /** The trigger node that published it; null if the approval of the request did. */
    node_name: line(60, 1, { optional: true }),
    create_time: moment(),
    done_time: moment({ optional: true }),
  },
})
