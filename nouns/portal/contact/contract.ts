import { action } from '@shouya/contract/action'
import { id, pageQuery, saved, unitFilter, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { detailFields, enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { bookLine, contact } from './noun.ts'

const grant = grantOf(contact)
const query = grant('query')

const MOST_UNITS = 200

export const contactRow = z.object({
  id,
  version,
  ...listFields(contact),
  /** Names of the chosen units. */
  visible_names: z.array(z.string()),
  /** Of a unit in the caller's scope, so that they maintain it. */
  own: z.boolean(),
})

export const contactDetail = contactRow.extend({ ...detailFields(contact), visible_dept_ids: z.array(id) })

const filters = queryOf(contact)

export type ContactFilters = FiltersIn<typeof filters>

/**
 * The numbers that somebody entered and that are visible to the caller, switched-off ones to those who may edit them. `keywords`:
 * name, also in pinyin or its initials, unit, post, numbers.
 */
export const GetPageList = pageAction(contact, filters.list, contactRow)

export const Get = getAction(contact, contactDetail)

const { is_emergency, visible_type, for_outsiders, sort, status, email, ...entered } = enteredFields(contact)

/**
 * Enters a number or changes one of a unit in the caller's scope. `phone` or `tel` is there. `visible_type`: 1 the whole bank, 2 the
 * unit and all below it, 3 `visible_dept_ids` with those below them. `for_outsiders`: companies that work for these units see it,
 * too. 1001 at what does not fit, 1003 that name and phone are in that unit already, 403 the unit is out of scope.
 */
export const Save = action('SysContact', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    email: z.email().max(100).nullable().default(null),
    is_emergency: is_emergency.default(false),
    visible_type: visible_type.default(1),
    visible_dept_ids: z.array(id).max(MOST_UNITS).default([]),
    for_outsiders: for_outsiders.default(false),
    sort: sort.default(100),
    status: status.default(1),
  }),
  out: saved,
})

/** A number of a unit in the caller's scope, into the recycle bin. */
export const Delete = deleteAction(contact)

export const bookRow = z.object({
  id,
  ...listFields(bookLine),
  dept_id: id,
  /** The entered number behind the line; null: an account. */
  contact_id: id.nullable(),
})

const bookList = pageQuery(['place', 'name'], {
  ...unitFilter,
  contact_group: z.int().min(1).max(6).optional(),
})

export type BookFilters = FiltersIn<{ list: typeof bookList }>

/**
 * The address book: numbers in use that are visible to the caller, and the bank's own accounts: of units in scope those that are
 * open, of all others those that stand in the book. An account's number and address are answered only where it stands in the book
 * (`User.in_book`). Outsiders see no accounts. `sort_field` `place`: in the order of the units; `keywords`: name, also in pinyin or its
 * initials, unit, post, numbers that are shown.
 */
export const GetBookPageList = action('SysContact', 'GetBookPageList', {
  kind: 'read',
  access: query,
  list: 'page',
  in: bookList,
  out: bookRow,
})

/** The emergency numbers that are visible to the caller, in their order. */
export const GetEmergencyList = action('SysContact', 'GetEmergencyList', {
  kind: 'read',
  access: query,
  in: z.strictObject({}),
  out: z.array(bookRow),
})

/** The units of which the book has lines for the caller, and those above them, with the number of lines in the unit itself. */
export const GetBookDeptList = action('SysContact', 'GetBookDeptList', {
  kind: 'read',
  access: query,
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      dept_code: z.string(),
      dept_name: z.string(),
      dept_type: z.int(),
      status: z.int(),
      count: z.int(),
    }),
  ),
})
