import { action } from '@shouya/contract/action'
import { id, oneSeen, pageQuery, saved } from '@shouya/contract/fields'
import { enteredFields, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { person } from '../request/schemas.ts'
import { leave } from './noun.ts'

/** A leave during which a substitute acts in approvals; `flows`: only in these, in all if there are none. */
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

/** The caller's own leaves and those in which the caller is the substitute. */
export const GetPageList = action('Leave', 'GetPageList', {
  kind: 'read',
  access: 'signedIn',
  list: 'page',
  in: pageQuery(['from_time', 'create_time'], { current: z.literal(true).optional() }),
  out: leaveRow,
})

/**
 * Sets who decides in the caller's place in a period. 1001: it ends before it begins or is in the past, the substitute
 * is the caller or may not decide, it overlaps another leave of the caller, or substitutes would form a cycle.
 */
export const Save = action('Leave', 'Save', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ ...enteredFields(leave), flow_ids: z.array(id).max(100).default([]) }),
  out: saved,
})

/** Ends an own leave now; tasks that the substitute already has stay with them. */
export const Revoke = action('Leave', 'Revoke', { kind: 'write', access: 'signedIn', in: oneSeen, out: saved })
