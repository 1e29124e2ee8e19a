import { action } from '@shouya/contract/action'
import { optional } from '@shouya/contract/escort'
import {
  datetime,
  dictCode,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  saved,
  time,
  version,
} from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'escort_plan', operation })
const query = grant('query')

const stop = z.object({ dept_id: id, dept_name: z.string(), deliver_plan: time, collect_plan: time })

export const routeRow = z.object({
  id,
  version,
  escort_company_id: id,
  company_name: z.string(),
  route_no: z.string(),
  route_name: z.string(),
  /** In their order. */
  stops: z.array(stop),
  stop_count: z.int(),
  /** 1 in use, 0 stopped. */
  status: dictCode,
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
  create_time: datetime,
})

const list = pageQuery(['create_time', 'route_no', 'route_name'], {
  escort_company_id: id.optional(),
  dept_id: id.optional(),
  status: dictCode.optional(),
})

export type RouteFilters = z.output<typeof list>

/** Routes that stop at units of the caller's scope; an outsider's own. `keywords`: number, name; `dept_id`: a stop of it. */
export const GetRoutePageList = action('Escort', 'GetRoutePageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: list,
  out: routeRow,
})

export const GetRoute = action('Escort', 'GetRoute', { kind: 'read', access: query, in: one, out: routeRow })

/**
 * Enters a route or changes it (domain 3.4); its company stays. Stops are distinct units that the company serves, in the order
 * in which they are reached: their planned times rise (1001). 403 a unit out of reach, 1003 number taken in the company. Plans
 * that exist keep their stops.
 */
export const SaveRoute = action('Escort', 'SaveRoute', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    escort_company_id: id,
    route_no: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,20}$/),
    route_name: line(100, 1),
    stops: z
      .array(z.strictObject({ dept_id: id, deliver_plan: time, collect_plan: time }))
      .min(1)
      .max(40),
    status: z.literal([0, 1]).default(1),
    remark: optional(line(500, 1)),
  }),
  out: saved,
})

/** A route that no plan names (1006). */
export const DeleteRoute = action('Escort', 'DeleteRoute', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})
