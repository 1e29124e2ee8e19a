import { code, company, count, line, moment, person, time, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

/** Routes of escort companies, with the outlets where they stop (domain 3.4). */
export const route = defineNoun({
  name: 'route',
  controller: 'Escort',
  infix: 'Route',
  list: 'EscortRoute',
  table: 'escort_route',
  permission: 'escort_plan',
  route: '/exception/escort/PlanList',
  states: { dict: 'enable', codes: { stopped: 0, inUse: 1 }, open: [] },
  fields: {
    route_no: line(20, 1, { entered: true, exported: true }),
    route_name: line(100, 1, { entered: true, exported: true }),
    company_name: company('escort_company_id', { entered: true, exported: true }),
    stop_count: count({ exported: true }),
    status: code('enable', { entered: true, exported: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true }),
    create_user_name: person('create_user_id', { optional: true }),
    create_time: moment({ exported: true }),
  },
  parts: {
    stops: {
      fields: {
        dept_name: unit('dept_id', { entered: true }),
        deliver_plan: time({ entered: true }),
        collect_plan: time({ entered: true }),
      },
    },
  },
  query: { sorts: ['create_time', 'route_no', 'route_name'], equals: ['company_name'] },
})

export const routeStop = partOf(route, 'stops')
