import { code, company, count, day, flag, line, moment, person, record, time, unit } from '@shouya/noun/field'
import { codesOf, defineNoun, partOf } from '@shouya/noun/noun'

const states = { draft: 0, published: 1, underway: 2, done: 3, cancelled: 4 } as const
const { draft, published, underway, done } = states

/** Plans of a day: a vehicle and its crew on a route, or on a temporary escort that an approval requires (domain 3.4). */
export const plan = defineNoun({
  name: 'plan',
  controller: 'Escort',
  infix: 'Plan',
  list: 'EscortPlan',
  table: 'escort_plan',
  permission: 'escort_plan',
  route: '/exception/escort/PlanList',
  states: { dict: 'plan_status', codes: states, open: ['draft', 'published', 'underway'] },
  moves: {
    edit: { from: ['draft'], operation: 'edit', action: 'SavePlan' },
    takeOver: { from: ['draft'], operation: 'edit', action: 'Common/TakeOver' },
    publish: { from: ['draft'], to: 'published', operation: 'publish', action: 'PublishPlan' },
    change: { from: ['published', 'underway'], operation: 'change', action: 'ChangePlan' },
    cancel: { from: ['draft', 'published'], to: 'cancelled', operation: 'change', action: 'CancelPlan', danger: true },
    delete: { from: ['draft'], operation: 'delete', action: 'DeletePlan', danger: true },
  },
  fields: {
    plan_date: day({ entered: true, exported: true }),
    shift: code('shift_type', { min: 1, max: 3, entered: true, exported: true }),
    route_no: record('route_id', { optional: true, exported: true }),
    /** A temporary escort may have no route. */
    route_name: record('route_id', { optional: true, entered: true, exported: true }),
    company_name: company('escort_company_id', { entered: true, exported: true }),
    begin_time: time({ entered: true, exported: true }),
    end_time: time({ entered: true, exported: true }),
    stop_count: count({ exported: true }),
    /** Vehicle and leader are empty in a new draft that an approval has made. */
    plate_no: line(20, 1, { optional: true, exported: true }),
    leader_name: person('leader_id', { optional: true, exported: true }),
    /** The request that requires it. */
    approval_no: record('approval_id', { optional: true, exported: true }),
    publish_time: moment({ optional: true, exported: true }),
    /** Why it was published after the deadline. */
    late_reason: line(200, 2, { optional: true, exported: true }),
    cancel_reason: line(200, 2, { optional: true, exported: true }),
    status: code('plan_status', { exported: true }),
    /** People or vehicle were replaced after publication. */
    changed: flag(),
    remark: line(500, 1, { optional: true, entered: true }),
    create_user_name: person('create_user_id', { optional: true }),
    create_time: moment({ exported: true }),
  },
  parts: {
    stops: { fields: { dept_name: unit('dept_id', { entered: true }), plan_time: time({ entered: true }) } },
  },
  query: {
    sorts: ['plan_date', 'create_time'],
    days: 'plan_date',
    among: ['shift', 'status'],
    equals: ['company_name', 'route_name'],
    // The caller is in the crew.
    flags: ['mine'],
  },
  counters: {
    /** Escorts of today in scope: published, on their way, done. */
    plan_today: {
      ...{ status: [published, underway, done], days: 1 },
      tile: { group: 'today', unit: 'route', tone: 'fact' },
    },
    /** Escorts of today with the caller in the crew. */
    plan_mine: {
      ...{ mine: true, status: [published, underway, done], days: 1 },
      tile: { group: 'today', unit: 'route', tone: 'waits' },
    },
    /** Drafts in scope of today and later. */
    plan_draft: { status: [draft], upcoming: true, tile: { group: 'today', unit: 'route', tone: 'waits' } },
  },
})

export const planStop = partOf(plan, 'stops')

/** The states of plans that outlets see. */
export const announced = codesOf(plan, ['published', 'underway', 'done'])

/** Dictionary shift_type. */
export const shift = { morning: 1, evening: 2, temporary: 3 } as const

/** Places in the crew: the first three values of the dictionary staff_duty. */
export const crewRole = { driver: 1, guard: 2, cashier: 3 } as const
