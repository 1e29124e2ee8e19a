import { code, count, line, moment, paragraph, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** The path of requests of one kind: designed, published in versions, and requests run on them. */
export const flow = defineNoun({
  name: 'flow',
  controller: 'OaFlow',
  table: 'appr_flow',
  permission: 'sys_examine',
  route: '/exception/systemExamineList',
  states: { dict: 'form_status', codes: { draft: 0, published: 1, disabled: 2 }, open: [] },
  fields: {
    flow_name: line(60, 1, { entered: true, searched: true }),
    category_name: record('category_id', { entered: true }),
    form_name: record('form_id', { entered: true }),
    /** The current version. */
    version_no: count({ optional: true }),
    version_time: moment({ optional: true }),
    update_time: moment(),
    remark: paragraph(500, 0, { optional: true, entered: true, searched: true }),
    status: code('form_status'),
    create_user_name: person('create_user_id', { optional: true }),
    create_time: moment(),
  },
})
