import { choice, code, day, line, moment, money, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** To which member a device is bound (domain 11.5): one binding in force for each device, the others stay as history. */
export const memberDevice = defineNoun({
  name: 'memberDevice',
  controller: 'MemberDevice',
  table: 'member_device',
  permission: 'member_device',
  route: '/product/memberDevice',
  states: { codes: { unbound: 0, bound: 1 }, open: [] },
  moves: {
    activate: { from: ['bound'], operation: 'edit', action: 'Activate' },
    unbind: { from: ['bound'], to: 'unbound', operation: 'unbind', action: 'Unbind', danger: true },
  },
  fields: {
    device_no: record('device_id', { entered: true, exported: true }),
    product_name: line(100, 1, { exported: true }),
    agent_name: record('agent_id', { exported: true }),
    member_name: record('member_id', { entered: true, exported: true }),
    bind_type: choice([1, 2], { entered: true, exported: true }),
    bind_time: moment({ exported: true }),
    lease_begin: day({ optional: true, entered: true, exported: true }),
    lease_end: day({ optional: true, entered: true, exported: true }),
    deposit_due: money({ exported: true }),
    deposit_status: code('deposit_status', { min: 0, max: 7, exported: true }),
    device_status: code('device_status', { min: 0, max: 7, exported: true }),
    status: choice([1, 0], { exported: true }),
    unbind_time: moment({ optional: true, exported: true }),
    unbind_reason: line(200, 2, { optional: true, exported: true }),
    create_time: moment({ detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    inspect_time: moment({ optional: true, detail: true }),
    inspect_note: line(500, 1, { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'bind_time', 'lease_end'],
    equals: ['agent_name', 'member_name', 'bind_type', 'status'],
    among: ['deposit_status'],
    // Bound, and not activated yet.
    flags: ['inactive'],
  },
})

/** Choices of `bind_type`. */
export const bindType = { sale: 1, lease: 2 } as const
