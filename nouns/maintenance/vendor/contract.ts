import { action } from '@shouya/contract/action'
import { expiry, unitRef } from '@shouya/contract/escort'
import { id, saved, version } from '@shouya/contract/fields'
import {
  commandAction,
  deleteAction,
  type FiltersIn,
  getAction,
  pageAction,
  queryOf,
  reason,
} from '@shouya/contract/nounActions'
import {
  allowedMoves,
  detailFields,
  enteredFields,
  grantOf,
  listFields,
  requiredFields,
} from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { slaLevel, vendor } from './noun.ts'

const grant = grantOf(vendor)

/** Whoever looks at vendors, their contacts or the devices that they maintain. */
export const anyOfVendors = {
  anyOf: [
    { id: 'maintain', operation: 'query' },
    { id: 'maintain_contact', operation: 'query' },
    { id: 'equipment', operation: 'query' },
  ],
} as const

const MOST_UNITS = 200
const LEVELS = 3

export const vendorRow = z.object({
  id,
  version,
  ...listFields(vendor),
  /** Its contract has ended: nothing is dispatched to it any more. */
  expired: z.boolean(),
  moves: allowedMoves(vendor),
})

/** The service level of each urgency. */
const levels = z.array(z.object(listFields(slaLevel)))

export const vendorDetail = vendorRow.extend({
  ...detailFields(vendor),
  depts: z.array(unitRef),
  sla: levels,
  /** Whom to call: its default contact, else the first that works. */
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
})

const query = queryOf(vendor, { service_type: z.int().min(1).max(14).optional(), expiry })

export type VendorFilters = FiltersIn<typeof query>

/** Vendors that serve units of the caller's scope. `keywords`: number, name, short name. */
export const GetCompanyPageList = pageAction(vendor, query.list, vendorRow)

export const GetCompany = getAction(vendor, vendorDetail)

/** The vendors of the caller's scope for a picker, with what they serve; for a vendor's people only their own. */
export const GetCompanyList = action('Maintenance', 'GetCompanyList', {
  kind: 'read',
  access: anyOfVendors,
  in: z.strictObject({}),
  out: z.array(
    vendorRow
      .pick({ id: true, company_code: true, company_name: true, short_name: true, service_types: true, status: true })
      .extend({ expired: z.boolean() }),
  ),
})

/** Units that the caller may name for a vendor: those of their scope; for a vendor's people those that it serves. */
export const GetDeptList = action('Maintenance', 'GetDeptList', {
  kind: 'read',
  access: anyOfVendors,
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      dept_code: z.string(),
      dept_name: z.string(),
      dept_type: z.int(),
      status: z.int(),
    }),
  ),
})

/** The service level that a new vendor begins with, from the setting `repair.sla_hours`. */
export const GetCompanySla = action('Maintenance', 'GetCompanySla', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: levels,
})

/**
 * Enters a vendor or changes its data (domain 8.2). `dept_ids` are units of the caller's scope (403); those outside of it that
 * the vendor has stay. `sla` left out: that of the setting for a new one, else unchanged. 1001 dates or hours out of order, 1003
 * name or credit code taken, 1004 it has ended.
 */
export const SaveCompany = action('Maintenance', 'SaveCompany', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(vendor),
    ...requiredFields(vendor, 'service_types'),
    dept_ids: z.array(id).min(1).max(MOST_UNITS),
    sla: z
      .array(z.strictObject(enteredFields(slaLevel)))
      .length(LEVELS)
      .optional(),
  }),
  out: saved,
})

/** A vendor that was entered by mistake: 1006 when anything refers to it. */
export const DeleteCompany = deleteAction(vendor)

/**
 * Suspends a vendor, lets it go on, or ends the cooperation, which ends its bindings. Nothing is dispatched to a vendor that is
 * not working. 1004 from a state that does not allow it, and going on with an ended contract.
 */
export const ChangeCompanyStatus = commandAction(vendor, 'ChangeCompanyStatus', reason)
