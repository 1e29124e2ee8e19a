import { choice, code, count, day, decimal, line, moment, money, pattern, record, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

const states = {
  stock: 0,
  assigned: 1,
  activated: 2,
  running: 3,
  repair: 4,
  disabled: 5,
  returned: 6,
  scrapped: 7,
} as const
const edit = { operation: 'edit' } as const

/** Terminals that are sold and leased (domain 11.5). */
export const device = defineNoun({
  name: 'device',
  controller: 'Device',
  table: 'device',
  permission: 'device',
  route: '/product/device',
  // Its life has what a history would have, but only since it belongs to its reader.
  unrecorded: true,
  states: { dict: 'device_status', codes: states, open: [] },
  moves: {
    assign: { from: ['stock', 'assigned'], to: 'assigned', operation: 'assign', action: 'Assign' },
    // Done when the terminal says so.
    start: { from: ['activated'], to: 'running', operation: 'start', action: 'Product/StartDevice' },
    stop: { from: ['running'], to: 'activated', operation: 'stop', action: 'Product/StopDevice' },
    setPar: { from: ['activated', 'running'], operation: 'set_par', action: 'Product/SetDevicePar' },
    queryState: {
      ...{ from: ['assigned', 'activated', 'running', 'repair', 'disabled'], operation: 'query_state' },
      action: 'Product/GetState',
    },
    restore: { from: ['disabled'], to: 'activated', ...edit, action: 'ChangeStatus' },
    disable: { from: ['activated', 'running'], to: 'disabled', ...edit, action: 'ChangeStatus', danger: true },
    return: {
      money: true,
      ...{
        from: ['assigned', 'activated', 'running', 'repair', 'disabled'],
        to: 'returned',
        ...edit,
        action: 'Return',
      },
      danger: true,
    },
    accept: { from: ['returned'], to: 'stock', ...edit, action: 'Inspect' },
    scrap: { from: ['returned'], to: 'scrapped', ...edit, action: 'Inspect', danger: true },
  },
  fields: {
    device_no: pattern(/^[A-Z0-9]{8,20}$/, 20, { entered: true, exported: true }),
    product_name: record('product_id', { entered: true, exported: true }),
    agent_name: record('agent_id', { optional: true, exported: true }),
    member_name: record('member_id', { optional: true, exported: true }),
    city_code: pattern(/^\d{6}$/, 6, { optional: true, entered: true, exported: true }),
    // A heartbeat within the last ten minutes.
    net_state: choice([1, 0], { exported: true }),
    status: code('device_status', { min: 0, max: 7, exported: true }),
    remain_times: count({ exported: true }),
    last_use_time: moment({ optional: true, exported: true }),
    sn: line(40, 2, { entered: true, exported: true }),
    imei: pattern(/^[0-9]{15}$/, 15, { optional: true, entered: true, exported: true }),
    use_count: count({ exported: true }),
    last_online: moment({ optional: true, exported: true }),
    package_end: moment({ optional: true, exported: true }),
    warranty_end: day({ optional: true, entered: true, exported: true }),
    create_time: moment({ exported: true }),
    batch_no: line(30, 1, { optional: true, entered: true, exported: true, detail: true }),
    firmware: line(30, 1, { optional: true, exported: true, detail: true }),
    dept_name: unit('dept_id', { optional: true, entered: true, detail: true }),
    install_address: line(200, 1, { optional: true, entered: true, exported: true, detail: true }),
    lng: decimal({ min: -180, max: 180, digits: 6, optional: true, entered: true, detail: true }),
    lat: decimal({ min: -90, max: 90, digits: 6, optional: true, entered: true, detail: true }),
    lock_state: choice([0, 1], { optional: true, detail: true }),
    activate_time: moment({ optional: true, detail: true }),
    // Since when its member has nothing to pay with; stopped after seven days.
    unpaid_since: moment({ optional: true, detail: true }),
    status_reason: line(200, 1, { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  parts: {
    /** What it was told. */
    command: {
      fields: {
        create_time: moment(),
        cmd: code('device_cmd', { min: 1, max: 4 }),
        result: code('cmd_result', { min: 0, max: 4 }),
        reason: line(200, 2, { optional: true, entered: true }),
        operator_name: line(50, 1, { optional: true }),
        end_time: moment({ optional: true }),
      },
    },
    /** To whom it was bound. */
    binding: {
      fields: {
        member_name: line(100, 1),
        bind_time: moment(),
        unbind_time: moment({ optional: true }),
        deposit_status: code('deposit_status', { min: 0, max: 7 }),
      },
    },
    /** What it was used for, the last first. */
    use: {
      fields: {
        start_time: moment(),
        use_type: code('use_type', { min: 1, max: 4 }),
        qty: count(),
        fee: money(),
        result: choice([1, 2, 3]),
      },
    },
    /** What was wrong with it, the last first. */
    repair: {
      fields: {
        bill_no: line(20, 1),
        create_time: moment(),
        fault_desc: line(500, 1),
        status: code('repair_status'),
      },
    },
    /** What its lessees had to deposit for it. */
    deposit: {
      fields: {
        member_name: line(100, 1),
        bind_time: moment(),
        deposit_due: money(),
        // What is held of it.
        held: money(),
        status: code('deposit_status'),
      },
    },
  },
  query: {
    sorts: ['create_time', 'device_no', 'last_use_time', 'last_online'],
    among: ['status'],
    equals: ['product_name', 'agent_name', 'member_name', 'net_state'],
    // Its member has had nothing to pay with.
    flags: ['unpaid'],
  },
  counters: {
    /** Devices in scope that are activated or running and have not been heard of for ten minutes. */
    device_offline: {
      ...{ status: [states.activated, states.running], net_state: 0 },
      tile: { group: 'trade', unit: 'device', tone: 'bad' },
    },
    /** Devices in scope that are activated or running and have been heard of. */
    device_online: {
      ...{ status: [states.activated, states.running], net_state: 1 },
      tile: { group: 'trade', unit: 'device', tone: 'fact' },
    },
    /** Devices in scope whose return is to be inspected. */
    device_inspect: {
      status: [states.returned],
      tile: { group: 'trade', unit: 'device', tone: 'waits', operation: 'edit' },
    },
  },
})

export const command = partOf(device, 'command')
export const binding = partOf(device, 'binding')
export const use = partOf(device, 'use')
export const repair = partOf(device, 'repair')
export const deposit = partOf(device, 'deposit')
