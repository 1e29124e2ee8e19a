import { line, moment, names, person } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** A period in which a substitute decides for a person. */
export const leave = defineNoun({
  name: 'leave',
  controller: 'Leave',
  table: 'appr_leave',
  // Every signed-in user has own leaves.
  permission: '',
  route: '/dashboard/leave',
  unrecorded: true,
  fields: {
    user: person('user_id'),
    substitute: person('substitute_id', { entered: true }),
    from_time: moment({ entered: true }),
    to_time: moment({ entered: true }),
    /** Only in these flows, in all if there are none. */
    flows: names(),
    remark: line(200, 0, { optional: true, entered: true }),
    create_time: moment(),
    revoke_time: moment({ optional: true }),
  },
})
