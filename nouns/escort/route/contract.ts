import { action } from '@shouya/contract/action'
import { dictCode, id, nothing, one, oneSeen, pageQuery, saved, version } from '@shouya/contract/fields'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { route, routeStop } from './noun.ts'

const { stopped, inUse } = route.states.codes

const grant = grantOf(route)
const query = grant('query')

export const routeRow = z.object({
  id,
  version,
  ...listFields(route),
  /** In their order. */
  stops: z.array(z.object(listFields(routeStop))),
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
    ...enteredFields(route),
    route_no: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,20}$/),
    stops: z
      .array(z.strictObject(enteredFields(routeStop)))
      .min(1)
      .max(40),
    status: z.literal([stopped, inUse]).default(inUse),
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
