import { choice, code, line, moment, person, record, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Boxes, bags and cassettes that are carried, and where they are (domain 3.4). */
export const box = defineNoun({
  name: 'box',
  controller: 'Escort',
  infix: 'Box',
  list: 'EscortBox',
  table: 'box',
  permission: 'escort_plan',
  route: '/exception/escort/PlanList',
  states: { codes: { inUse: 1, stopped: 2, scrapped: 3 }, open: [] },
  fields: {
    box_no: line(20, 4, { entered: true, exported: true }),
    box_type: code('box_type', { entered: true, exported: true }),
    dept_name: unit('dept_id', { entered: true, exported: true }),
    rfid: line(50, 1, { optional: true, entered: true, exported: true }),
    /** Changed only by a confirmed handover, by the vault, or by the nightly job. */
    position: code('box_position', { exported: true }),
    position_time: moment({ optional: true, exported: true }),
    /** The handover that moved it last. */
    last_bill_no: record('last_handover_id', { optional: true }),
    status: choice([1, 2, 3], { entered: true, exported: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true }),
    create_user_name: person('create_user_id', { optional: true }),
    create_time: moment({ exported: true }),
  },
  query: {
    sorts: ['create_time', 'box_no', 'position_time'],
    unit: true,
    among: ['box_type', 'position'],
  },
})

/** Dictionary box_position. */
export const boxPosition = { outlet: 1, underway: 2, vault: 3 } as const
