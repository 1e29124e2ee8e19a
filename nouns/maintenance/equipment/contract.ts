import { action } from '@shouya/contract/action'
import { fileRow } from '@shouya/contract/escort'
import { date, id, line, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  importAction,
  moveAction,
  pageAction,
  printAction,
  queryOf,
  reason,
  templateAction,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  inputFields,
  listFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { equipment, event, eventKind } from './noun.ts'

const grant = grantOf(equipment)

/** The most labels that are printed at once. */
export const MOST_LABELS = 480

/** Who maintains it today, and why; null: the branch dispatches by hand. */
const maintainer = z.object({
  company_id: id,
  company_name: z.string(),
  short_name: z.string().nullable(),
  phone24: z.string(),
  contact_name: z.string().nullable(),
  contact_phone: z.string().nullable(),
  /** Named on the device, bound at its unit, or bound at a unit above. */
  way: z.enum(['named', 'bound', 'inherited']),
  bound_dept_name: z.string().nullable(),
  /** 1 main, 2 backup; null where it is named on the device. */
  priority: z.int().nullable(),
})

export const equipmentRow = z.object({
  id,
  version,
  ...listFields(equipment),
  vendor: maintainer.nullable(),
  moves: allowedMoves(equipment),
})

/** What happened to it on a day: an event, or one of its faults. */
const lived = z.object({
  day: date,
  kind: z.enum([
    'bought',
    'maintained',
    'inspected',
    'state',
    'moved',
    'fault',
    'recovered',
    'order',
    'repaired',
    'warranty',
  ]),
  to_status: z.int().nullable(),
  note: z.string().nullable(),
  user_name: z.string().nullable(),
  /** The page of the fault or of the repair order. */
  link: z.string().nullable(),
})

export const equipmentDetail = equipmentRow.extend({
  ...detailFields(equipment),
  photos: z.array(fileRow),
  /** The last first; faults and repair orders only for whoever may see them. */

  life: z.array(lived),
})

const query = queryOf(equipment, {
  company_id: id.optional(),
  /** Warranty that has ended, or ends within so many days. */
  expiry: z.enum(['expired', '7', '30', '90']).optional(),
  /** Maintenance that is due within so many days, or late. */
  maint: z.enum(['expired', '7', '30', '90']).optional(),
})

export type EquipmentFilters = FiltersIn<typeof query>

/**
 * Devices of the caller's units; a vendor's people see those that it maintains today. `keywords`: number, name, place, brand,
 * model, serial number. `company_id`: those that a vendor maintains today.
 */
export const GetPageList = pageAction(equipment, query.list, equipmentRow)

export const Get = getAction(equipment, equipmentDetail)

/** What a label of a device says; its code leads to `path`. */
const label = z.object({
  id,
  equip_no: z.string(),
  name: z.string(),
  dept_name: z.string(),
  location: z.string(),
  path: z.string(),
})

/** Labels for the devices of a query, or only `ids` of them, at most 480 (1001); none for scrapped ones. Logged. */
export const GetPrintList = printAction(equipment, query.filters, label, MOST_LABELS, 'edit')

/**
 * Where the code on a label leads whoever has scanned it: to the repair order that holds the device, to the request of a repair, to
 * the report of a fault, else to its record. 1002 there is no such device, 403 nothing of that is the caller's.
 */
export const Scan = action('Equipment', 'Scan', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ equip_no: line(32, 1) }),
  /** Path in the console with its query. */
  out: z.object({ to: z.string() }),
})

const { equip_no, ...fields } = enteredFields(equipment)

/** The columns of a workbook: all fields but the picture. */
export const equipmentBody = z.strictObject({ equip_no: equip_no.nullable().default(null), ...fields })

/**
 * Enters a device or changes its data (domain 8.1). `equip_no` null: the next number of the unit. A device that moves to another unit
 * says so in its life. `next_maint_on` null: `maint_months` after the last maintenance. 1001 warranty before the purchase, a vendor
 * that does not serve the unit, 1003 number taken, 1004 scrapped, 403 a unit out of scope.
 */
export const Save = action('Equipment', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: equipmentBody.extend({ id: id.optional(), version: version.optional() }),
  out: saved.extend({ equip_no: z.string() }),
})

/** A device that was entered by mistake: 1006 when faults or repairs name it. */
export const Delete = deleteAction(equipment)

/** Takes a device out of service, or puts it back: into repair where a repair order holds it. */
export const ChangeStatus = commandAction(equipment, 'ChangeStatus', reason)

/** It was maintained (`kind` 1), which moves the next maintenance, or inspected (2). 1001 a day in the future or before the last one. */
export const Maintain = moveAction(equipment, 'maintain', {
  ...inputFields(event, 'day', 'note'),
  kind: z.union([z.literal(eventKind.maintained), z.literal(eventKind.inspected)]),
})

/** It is gone for good; its row and its life stay. 1006 as long as a repair order holds it. */
export const Scrap = moveAction(equipment, 'scrap', reason)

export const GetTemplate = templateAction(equipment)

/** Devices from a workbook by the rules of Save, without pictures. Key: `equip_no`. */
export const Import = importAction(equipment)
