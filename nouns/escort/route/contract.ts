import { action } from '@shouya/contract/action'
import { dictCode, id, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { route, routeStop } from './noun.ts'

const { stopped, inUse } = route.states.codes

const grant = grantOf(route)

export const routeRow = z.object({
  id,
  version,
  ...listFields(route),
  /** In their order. */
  stops: z.array(z.object(listFields(routeStop))),
})

const query = queryOf(route, { dept_id: id.optional(), status: dictCode.optional() })

export type RouteFilters = FiltersIn<typeof query>

/** Routes that stop at units of the caller's scope; an outsider's own. `keywords`: number, name; `dept_id`: a stop of it. */
export const GetRoutePageList = pageAction(route, query.list, routeRow)

export const GetRoute = getAction(route, routeRow)

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
export const DeleteRoute = deleteAction(route)
