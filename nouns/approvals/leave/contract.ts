import { action } from '@shouya/contract/action'
import { person } from '@shouya/contract/approval'
import { id, oneSeen, pageQuery, saved } from '@shouya/contract/fields'
import { enteredFields, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { leave } from './noun.ts'

/** A leave during which somebody else acts in approvals; `flows`: in these only, in all when there are none. */
const leaveRow = z
  .object({
    id,
    version: z.int(),
    ...listFields(leave),
    user: person,
    substitute: person,
    flows: z.array(z.object({ id, flow_name: z.string() })),
    create_user_name: z.string(),
    allowed: z.array(z.enum(['revoke'])),
  })
  .omit({ substitute_id: true })

/** The caller's own leaves and those in which the caller stands in. */
export const GetPageList = action('Leave', 'GetPageList', {
  kind: 'read',
  access: 'signedIn',
  list: 'page',
  in: pageQuery(['from_time', 'create_time'], { current: z.literal(true).optional() }),
  out: leaveRow,
})

/**
 * Names who decides in the caller's place for a time. 1001: it ends before it begins or lies behind us, the substitute is
 * the caller or may not decide, it overlaps another of the caller's, or people would stand in for one another in a circle.
 */
export const Save = action('Leave', 'Save', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ ...enteredFields(leave), flow_ids: z.array(id).max(100).default([]) }),
  out: saved,
})

/** Ends an own leave from now on; tasks that the substitute has stay with them. */
export const Revoke = action('Leave', 'Revoke', { kind: 'write', access: 'signedIn', in: oneSeen, out: saved })
