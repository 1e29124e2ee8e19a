import { action } from '@shouya/contract/action'
import { unitRef } from '@shouya/contract/escort'
import { id, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { detailFields, enteredFields, grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { vendorContact } from './noun.ts'

const grant = grantOf(vendorContact)

const MOST_UNITS = 200

export const contactRow = z.object({
  id,
  version,
  ...listFields(vendorContact),
  /** Whether they look after some units only. */
  dept_names: z.array(z.string()),
})

export const contactDetail = contactRow.extend({ ...detailFields(vendorContact), depts: z.array(unitRef) })

const query = queryOf(vendorContact, { dept_id: id.optional() })

export type ContactFilters = FiltersIn<typeof query>

/**
 * Contacts of the vendors that serve the caller's units; a vendor's people see those of their own. `dept_id`: those who look
 * after that unit. `keywords`: name, phone, position.
 */
export const GetContactPageList = pageAction(vendorContact, query.list, contactRow)

export const GetContact = getAction(vendorContact, contactDetail)

/** The contacts of a vendor who can be named for a binding or a repair, the default one first. 403 a vendor out of scope. */
export const GetContactList = action('Maintenance', 'GetContactList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'maintain', operation: 'query' }] },
  in: z.strictObject({ company_id: id }),
  out: z.array(contactRow.pick({ id: true, name: true, phone: true, position: true, is_default: true })),
})

/** The accounts of a vendor that can be linked to a contact. 403 a vendor out of scope. */
export const GetContactAccountList = action('Maintenance', 'GetContactAccountList', {
  kind: 'read',
  access: { anyOf: [grant('add'), grant('edit')] },
  in: z.strictObject({ company_id: id }),
  out: z.array(z.object({ id, username: z.string(), real_name: z.string() })),
})

const { is_default, status, ...entered } = enteredFields(vendorContact)

/**
 * Enters a contact or changes it; the vendor stays. A vendor has one default contact: naming another takes it from the first, and
 * the first of all gets it by itself. `dept_ids`: units that the vendor serves and the caller may name. `id_card` left out stays as
 * it is, null removes it. 1001 a default contact who is off, an account of somebody else, a vendor that has ended; 1003 phone or
 * account taken; 403 another vendor.
 */
export const SaveContact = action('Maintenance', 'SaveContact', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    is_default: is_default.default(false),
    status: status.default(1),
    dept_ids: z.array(id).max(MOST_UNITS).default([]),
    id_card: requiredFields(vendorContact, 'id_card').id_card.nullable().optional(),
  }),
  out: saved,
})

/** A contact whom nothing names any more: 1006 otherwise. */
export const DeleteContact = deleteAction(vendorContact)
