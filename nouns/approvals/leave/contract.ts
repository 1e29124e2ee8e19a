import { action } from '@shouya/contract/action'
import { person } from '@shouya/contract/approval'
import { datetime, id, line, oneSeen, pageQuery, saved } from '@shouya/contract/fields'
import { z } from 'zod'

/** A leave during which somebody else acts in approvals; `flows`: in these only, in all when there are none. */
const leaveRow = z.object({
  id,
  version: z.int(),
  user: person,
  substitute: person,
  from_time: datetime,
  to_time: datetime,
  flows: z.array(z.object({ id, flow_name: z.string() })),
  remark: z.string().nullable(),
  revoke_time: datetime.nullable(),
  create_user_name: z.string(),
  create_time: datetime,
  allowed: z.array(z.enum(['revoke'])),
})

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
  in: z.strictObject({
    substitute_id: id,
    from_time: datetime,
    to_time: datetime,
    flow_ids: z.array(id).max(100).default([]),
    remark: line(200).nullable().default(null),
  }),
  out: saved,
})

/** Ends an own leave from now on; tasks that the substitute has stay with them. */
export const Revoke = action('Leave', 'Revoke', { kind: 'write', access: 'signedIn', in: oneSeen, out: saved })
