import { choice, code, count, decimal, flag, line, moment, money, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Uses of terminals as they report them (domain 11.9). */
export const useLog = defineNoun({
  name: 'useLog',
  controller: 'UseLog',
  table: 'use_log',
  permission: 'use_log',
  route: '/product/useLog',
  unrecorded: true,
  fields: {
    start_time: moment({ exported: true }),
    device_no: record('device_id', { exported: true }),
    product_name: record('product_id', { exported: true }),
    agent_name: record('agent_id', { optional: true, exported: true }),
    member_name: record('member_id', { optional: true, exported: true }),
    use_type: code('use_type', { min: 1, max: 4, exported: true }),
    qty: count({ exported: true }),
    duration_s: count({ exported: true }),
    fee: money({ exported: true }),
    // A package, the gift before the balance, or nothing.
    pay_from: choice([0, 1, 21, 22], { exported: true }),
    result: choice([1, 2, 3], { exported: true }),
    // Reported more than a day after its end.
    is_late: flag({ exported: true }),
    consume_name: line(100, 1, { optional: true, detail: true, exported: true }),
    consume_qty: count({ detail: true, exported: true }),
    fee_gift: money({ detail: true, exported: true }),
    end_time: moment({ detail: true, exported: true }),
    reported_time: moment({ detail: true, exported: true }),
    error_code: line(30, 1, { optional: true, detail: true, exported: true }),
    terminal_seq: count({ detail: true, exported: true }),
    // Where the device stood then.
    city_name: line(50, 1, { optional: true, detail: true, exported: true }),
    lng: decimal({ min: -180, max: 180, digits: 6, optional: true, detail: true }),
    lat: decimal({ min: -90, max: 90, digits: 6, optional: true, detail: true }),
  },
  query: {
    sorts: ['start_time'],
    days: 'start_time',
    among: ['use_type'],
    equals: ['device_no', 'product_name', 'agent_name', 'member_name', 'result'],
    flags: ['late'],
  },
})
