import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'

export type RouteRow = RowOf<'Escort/GetRoutePageList'>
export type RouteValues = BodyOf<'Escort/SaveRoute'>
export type RouteStop = RouteValues['stops'][number]

/** The filters of the list (domain 3.4). */
export const routeShape = { escort_company_id: 'int', dept_id: 'int', status: 'int' } as const

export const routeSorts = ['create_time', 'route_no', 'route_name'] as const
