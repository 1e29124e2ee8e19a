import { choice, code, codes, count, day, decimal, flag, line, pattern, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { needPhoto } from './rules.ts'

const limit = { min: -9_999_999, max: 9_999_999, digits: 2, optional: true, entered: true } as const

/** Items of checks by scene: 1 to 3 the sessions of the daily check, 4 to 8 other checks (domain 4.1). */
export const checkItem = defineNoun({
  name: 'checkItem',
  controller: 'CheckItem',
  table: 'check_item',
  permission: 'check_item',
  route: '/exception/checkItem',
  states: { dict: 'enable', codes: { off: 0, on: 1 }, open: [] },
  fields: {
    scene: code('check_scene', { min: 1, max: 8, entered: true }),
    item_code: pattern(/^[A-Za-z0-9-]{1,10}$/, 10, { entered: true }),
    category: code('check_category', { min: 1, max: 9, entered: true }),
    content: line(200, 2, { entered: true }),
    standard: line(500, 0, { optional: true, entered: true }),
    result_type: code('result_type', { min: 1, max: 4, entered: true }),
    // Of a result of kind score.
    full_score: decimal({ min: 0, max: 9999, digits: 1, entered: true }),
    // Of a result of kind number: its unit, and the limits of a normal value.
    value_unit: line(10, 0, { optional: true, entered: true }),
    min_value: decimal(limit),
    max_value: decimal(limit),
    // The register that has the answer: a different answer needs a reason. For devices out of order (4): their types.
    known_by: code('check_register', { min: 1, max: 5, optional: true, entered: true }),
    known_devices: codes('device_type', 0, 9999, { entered: true }),
    need_photo: choice(Object.values(needPhoto), { entered: true }),
    risk_level: code('hazard_level', { min: 1, max: 3, entered: true }),
    // The types of units that have the item; empty: all.
    dept_types: codes('dept_type', 1, 7, { entered: true }),
    need_vault: flag({ entered: true }),
    need_self_service: flag({ entered: true }),
    effective_begin: day({ optional: true, entered: true }),
    effective_end: day({ optional: true, entered: true }),
    sort: count({ min: 0, max: 9999, entered: true }),
    status: code('enable', { min: 0, max: 1 }),
    // The branch whose units have the item; empty: the whole bank.
    owner_dept_name: unit('owner_dept_id', { optional: true, entered: true }),
  },
  query: {
    sorts: ['sort', 'item_code'],
    among: ['category'],
    equals: ['scene', 'risk_level', 'status', 'owner_dept_name'],
  },
})
