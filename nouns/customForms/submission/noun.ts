import { count, line, moment, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Submissions of a form. Their fields are defined by the form, not here: lists and files show a summary of them. */
export const submission = defineNoun({
  name: 'submission',
  controller: 'CustomForm',
  table: 'form_submission',
  permission: 'queryForm',
  route: '/exception/queryFieldlist',
  fields: {
    form_name: line(60, 1, { exported: true, printed: true }),
    /** The first answers as text. */
    summary: line(300, 0, { exported: true }),
    create_user_name: person('create_user_id', { exported: true, printed: true }),
    dept_name: unit('dept_id', { exported: true, printed: true }),
    create_time: moment({ exported: true, printed: true }),
    /** 1 for the first entry, increased by each correction; the page shows the number of corrections. */
    entry_no: count({ exported: true }),
  },
})
