import { choice, code, company, count, day, file, line, moment, pattern, person, unit } from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'

const change = { action: 'ChangeStatus', operation: 'edit' } as const
const states = { normal: 1, repair: 2, stopped: 3, scrapped: 4 } as const

/** Security devices of the units (domain 8.1). */
export const equipment = defineNoun({
  name: 'equipment',
  controller: 'Equipment',
  table: 'equipment',
  permission: 'equipment',
  route: '/list/equipmentList',
  states: { dict: 'equipment_status', codes: states, open: [] },
  moves: {
    // In repair it is as long as a repair order holds it.
    stop: { from: ['normal', 'repair'], to: 'stopped', ...change },
    start: { from: ['stopped'], to: 'normal', ...change },
    maintain: { from: ['normal', 'repair', 'stopped'], operation: 'edit', action: 'Maintain' },
    scrap: {
      ...{ from: ['normal', 'repair', 'stopped'], to: 'scrapped', operation: 'scrap', action: 'Scrap' },
      danger: true,
    },
  },
  fields: {
    equip_no: pattern(/^[A-Za-z0-9-]{2,32}$/, 32, { entered: true, exported: true, printed: true }),
    name: line(100, 2, { entered: true, exported: true, printed: true }),
    device_type: code('device_type', { min: 1, max: 14, entered: true, exported: true }),
    dept_name: unit('dept_id', { entered: true, exported: true, printed: true }),
    location: line(100, 1, { entered: true, exported: true, printed: true }),
    brand: line(50, 1, { optional: true, entered: true, exported: true }),
    model: line(50, 1, { optional: true, entered: true, exported: true }),
    sn: line(50, 1, { optional: true, entered: true, exported: true }),
    // Who maintains it today, whether named on it or bound.
    vendor_name: line(100, 1, { optional: true, exported: true }),
    buy_date: day({ optional: true, entered: true, exported: true }),
    warranty_end: day({ optional: true, entered: true, exported: true }),
    last_maint: day({ optional: true, entered: true, exported: true }),
    next_maint: day({ optional: true, exported: true }),
    status: code('equipment_status', { exported: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    scrap_date: day({ optional: true, exported: true }),
    create_time: moment({ exported: true }),
    // Goes before the bindings.
    company_name: company('maintain_company_id', { optional: true, entered: true, detail: true }),
    maint_months: count({ min: 1, max: 120, optional: true, entered: true, detail: true }),
    // The next maintenance where it is not simply after so many months.
    next_maint_on: day({ optional: true, entered: true, detail: true }),
    photo_file_id: file({ optional: true, entered: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true, detail: true }),
  },
  parts: {
    /** What happened to a device beside its faults and repairs. */
    event: {
      fields: {
        kind: choice([1, 2, 3, 4], { entered: true }),
        day: day({ entered: true }),
        to_status: code('equipment_status', { optional: true }),
        note: line(500, 2, { optional: true, entered: true }),
        user_name: person('user_id', { optional: true }),
      },
    },
  },
  query: {
    sorts: ['create_time', 'equip_no', 'warranty_end', 'next_maint'],
    unit: true,
    among: ['device_type', 'status'],
    // Nobody is found who maintains it; its warranty has ended.
    flags: ['unbound', 'outOfWarranty'],
  },
  counters: {
    /** Devices in scope whose maintenance is late, or due within 7 days. */
    equipment_maint: { maint: '7', tile: { group: 'hazards', unit: 'device', tone: 'waits' } },
    /** Devices in scope that are in repair. */
    equipment_repair: { status: [states.repair], tile: { group: 'hazards', unit: 'device', tone: 'fact' } },
  },
})

export const event = partOf(equipment, 'event')

/** Choices of `kind`: 1 maintained and 2 inspected are entered, 3 another state and 4 another unit are recorded. */
export const eventKind = { maintained: 1, inspected: 2, state: 3, moved: 4 } as const
