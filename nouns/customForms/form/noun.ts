import { code, count, line, moment, paragraph, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Forms that users design (spec 000 section 2.7): a draft is published in versions, which are filled in. */
export const form = defineNoun({
  name: 'form',
  controller: 'CustomForm',
  table: 'custom_form',
  permission: 'queryForm',
  route: '/exception/queryFieldlist',
  logged: ['role_ids'],
  states: { dict: 'form_status', codes: { draft: 0, published: 1, disabled: 2 }, open: [] },
  fields: {
    form_name: line(60, 1, { entered: true, searched: true }),
    category_name: record('category_id', { entered: true }),
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
