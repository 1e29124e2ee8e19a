import { line, moment, number } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** States of its row; what became of a published one its subscribers say. `done`: a permit that was used. */
export const effectStates = { waiting: 0, published: 1, closed: 2, done: 3 } as const

/** What a request sets going outside of approvals (ADR 029). */
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
    /** The trigger that published it; none where the passing of the request did. */
    node_name: line(60, 1, { optional: true }),
    create_time: moment(),
    done_time: moment({ optional: true }),
  },
})
