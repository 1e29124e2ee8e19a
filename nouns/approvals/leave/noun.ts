import { line, moment, names, person } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** A time during which somebody else decides in one's place. */
export const leave = defineNoun({
  name: 'leave',
  controller: 'Leave',
  table: 'appr_leave',
  // Whoever is signed in has their own.
  permission: '',
  route: '/dashboard/leave',
  unrecorded: true,
  fields: {
    user: person('user_id'),
    substitute: person('substitute_id', { entered: true }),
    from_time: moment({ entered: true }),
    to_time: moment({ entered: true }),
    /** In these only, in all when there are none. */
    flows: names(),
    remark: line(200, 0, { optional: true, entered: true }),
    create_time: moment(),
    revoke_time: moment({ optional: true }),
  },
})
