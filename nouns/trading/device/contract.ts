import { action } from '@shouya/contract/action'
import { datetime, id, line, regionCode, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  importAction,
  moveAction,
  pageAction,
  queryOf,
  reason,
  templateAction,
} from '@shouya/contract/nounActions'
import { allowedMoves, detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { binding, command, deposit, device, repair, use } from './noun.ts'

const grant = grantOf(device)

/** What it was told and has not ended yet. */
const pending = z.object({ cmd: z.int(), result: z.int() })

/** A parameter's value by the schema of the product. */
const parValue = z.union([z.number(), z.boolean(), line(100)])

export const deviceRow = z.object({
  id,
  version,
  ...listFields(device),
  agent_id: id.nullable(),
  member_id: id.nullable(),
  pending: pending.nullable(),
  moves: allowedMoves(device),
})

export const deviceDetail = deviceRow.extend({
  ...detailFields(device),
  par: z.record(z.string(), parValue),
  par_pending: z.record(z.string(), parValue).nullable(),
  /** What can be set, by its product. */
  params: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      type: z.int(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      default: parValue.nullable(),
      unit: z.string().nullable(),
    }),
  ),
  /** When its key was issued and first used; null: it has none. */
  key: z.object({ create_time: datetime, used_time: datetime.nullable() }).nullable(),
  /** The last first; of an agent only since the device is with it. */
  life: z.array(
    z.object({
      create_time: datetime,
      action: z.string(),
      to_status: z.int(),
      note: z.string().nullable(),
      user_name: z.string().nullable(),
    }),
  ),
  commands: z.array(z.object({ id, cmd_no: z.string(), ...listFields(command) })),
  /** For whoever may read bindings. */
  bindings: z.array(z.object({ id, ...listFields(binding) })),
  /** The last of them, for whoever may read uses. */
  uses: z.array(z.object({ id, ...listFields(use) })),
  /** For whoever may read repairs of terminals. */
  repairs: z.array(z.object({ id, ...listFields(repair) })),
  /** For whoever may read deposits. */
  deposits: z.array(z.object({ id, ...listFields(deposit) })),
})

const query = queryOf(device, {
  /** Devices that stand in this region. */
  region: regionCode.optional(),
})

export type DeviceFilters = FiltersIn<typeof query>

/** Devices; agents see those of their tree, members their own. `keywords`: number, serial number, IMEI, address. */
export const GetPageList = pageAction(device, query.list, deviceRow)

export const Get = getAction(device, deviceDetail)

/** How many devices of a query are in each state; its own states do not count. */
export const GetStatusCount = action('Device', 'GetStatusCount', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...query.filters, keywords: line(50).default('') }),
  /** By code of dictionary device_status; states without any are left out. */
  out: z.record(z.string(), z.int()),
})

/**
 * Where devices in scope stand that are in somebody's hands, city by city, the most first: the map, where there is no key for one. The
 * last has no code: nobody has entered where those stand.
 */
export const GetPlaceList = action('Device', 'GetPlaceList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      /** Of a city. */
      code: z.string(),
      name: z.string(),
      province: z.string(),
      devices: z.int(),
      online: z.int(),
      /** By code of dictionary device_status; states without any are left out. */
      status: z.record(z.string(), z.int()),
    }),
  ),
})

/**
 * What the filters and forms choose from: products, for outsiders those on sale and those of their devices, and agents in scope that are
 * approved.
 */
export const GetChoices = action('Device', 'GetChoices', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.object({
    products: z.array(z.object({ id, name: z.string() })),
    agents: z.array(z.object({ id, name: z.string() })),
  }),
})

const fields = enteredFields(device)

/** The columns of a workbook. */
export const deviceBody = z.strictObject(fields)

/**
 * Enters a device in stock, or changes its data. 1001 a product that is not there, a place with one coordinate; 1003 number, serial number
 * or IMEI taken; 1004 scrapped, or another number or product of a device that has left the stock or that an order under way has sent; 403
 * a unit out of scope.
 */
export const Save = action('Device', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: deviceBody.extend({ id: id.optional(), version: version.optional() }),
  out: saved,
})

/** A device that was entered by mistake: 1004 out of stock or sent by an order under way, 1006 once something has happened with it. */
export const Delete = deleteAction(device)

/**
 * Hands a device to an agent, from stock or, as long as no member has it, from another one. Agents hand on within their tree. 1001 an agent
 * that is not approved or out of scope, or has as many devices of the product, with those that it has ordered, as were agreed; 1004 a
 * device that an order under way has sent.
 */
export const Assign = moveAction(device, 'assign', { agent_id: id })

/** Disables a device by hand, or restores it; one that runs is told to stop. */
export const ChangeStatus = commandAction(device, 'ChangeStatus', reason)

/**
 * A new key for the terminal, shown this once. It works at once; the one before ends when the terminal has used the new one. 1004
 * scrapped.
 */
export const IssueKey = action('Device', 'IssueKey', {
  kind: 'write',
  access: grant('edit'),
  secret: true,
  in: z.strictObject({ id, version }),
  out: saved.extend({ device_no: z.string(), key: z.string() }),
})

export const GetTemplate = templateAction(device)

/** Devices from a workbook by the rules of Save. Key: `device_no`. */
export const Import = importAction(device)
