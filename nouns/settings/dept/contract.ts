import { action } from '@shouya/contract/action'
import { id, saved, unitFilter, version } from '@shouya/contract/fields'
import {
  deleteAction,
  type FiltersIn,
  getAction,
  importAction,
  pageAction,
  queryOf,
  templateAction,
} from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { dept } from './noun.ts'

const grant = grantOf(dept)
const entered = enteredFields(dept)
const status = z.literal([0, 1])

const node = z.object({
  id,
  parent_id: id.nullable(),
  dept_code: z.string(),
  dept_name: z.string(),
  /** Its name in lists. */
  short_name: z.string().nullable(),
  dept_type: z.int(),
  status: z.int(),
})

/** The units in the caller's scope for pickers, parents before children; the console builds the tree by `parent_id`. */
export const DEPTLIST = action('AdminDept', 'DEPTLIST', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({}),
  out: z.array(node),
})

/** The units in the caller's scope for the page of the organisation: as DEPTLIST. */
export const GetTree = action('AdminDept', 'GetTree', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(node),
})

export const deptRow = z.object({
  id,
  version,
  ...listFields(dept),
  /** 1 for the head office. */
  level: z.int(),
  create_user_name: z.string().nullable(),
})

const query = queryOf(dept, { ...unitFilter, sort_order: z.enum(['asc', 'desc']).default('asc') })

export type Filters = FiltersIn<typeof query>

/** Units of the caller's scope, by code unless told otherwise. `keywords`: code, name, short name. */
export const GetPageList = pageAction(dept, query.list, deptRow)

export const Get = getAction(dept, deptRow)

/** The fields of domain 1.1; outlets need region, address, hours and risk level (1001 at each). */
const fields = {
  ...entered,
  /** Null for the head office only. */
  parent_id: id.nullable(),
  business_days: z
    .string()
    .regex(/^[1-7](,[1-7]){0,6}$/)
    .refine((days) => [...days].every((day, at) => at < 2 || at % 2 === 1 || day > (days[at - 2] ?? '')), {
      message: 'input.format',
    })
    .default('1,2,3,4,5,6,7'),
  has_cash: entered.has_cash.default(true),
  has_vault: entered.has_vault.default(false),
  has_self_service: entered.has_self_service.default(true),
  sort: entered.sort.default(100),
  /** Left out: a new outlet is disabled until it has its people, other new units are enabled; an old one stays as it is. */
  status: status.optional(),
}

/** 1003 code taken, or name taken under the same parent; 403 parent out of scope; 1001 with every field that breaks a rule. */
export const Add = action('AdminDept', 'Add', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject(fields),
  out: saved,
})

/**
 * Changes a unit; another `parent_id` moves it with all below it. As Add; besides 1006 with `children`, `users`, `keys`,
 * `tasks`, `faults`, `rectifications` when it is to be disabled and still has enabled units or accounts, keys in open
 * handovers, tasks neither done nor exempt, faults or rectifications that are open; 403 when somebody who may not add units
 * enables or disables one that is no outlet; 1016 where `leader_user_id` or `parent_id` change: heads decide on requests,
 * and a scope reaches what is moved below it.
 */
export const Edit = action('AdminDept', 'Edit', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ id, version, ...fields }),
  out: saved,
})

/** Removes a unit that nothing has ever referred to, else 1006. */
export const Delete = deleteAction(dept)

/** The workbook to fill in, in the caller's language, with the allowed values on its second sheet. */
export const GetTemplate = templateAction(dept)

/** Units from a workbook by the rules of Add and Edit; rows may stand below units of the same file. Key: `dept_code`. 1016 with `update_existing`. */
export const Import = importAction(dept)
