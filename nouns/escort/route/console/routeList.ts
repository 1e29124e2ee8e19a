import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { route } from '../noun.ts'

export type RouteRow = RowOf<'Escort/GetRoutePageList'>
export type RouteValues = BodyOf<'Escort/SaveRoute'>
export type RouteStop = RouteValues['stops'][number]

/** The filters of the list (domain 3.4). */
export const routeShape = shapeOf(route, { dept_id: 'int', status: 'int' })
