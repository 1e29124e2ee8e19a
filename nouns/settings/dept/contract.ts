import { action } from '@shouya/contract/action'
import {
  date,
  datetime,
  id,
  line,
  nothing,
  one,
  oneSeen,
  pageQuery,
  saved,
  time,
  unitFilter,
  version,
} from '@shouya/contract/fields'
import { importBody, importResult, madeFile } from '@shouya/contract/importing'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'sys_dept', operation })
const status = z.literal([0, 1])
const type = z.int().min(1).max(7)
const optional = <T extends z.ZodType>(field: T) => field.nullable().default(null)
const regionCode = z.string().regex(/^\d{6}$/)

const node = z.object({
  id,
  parent_id: id.nullable(),
  dept_code: z.string(),
  dept_name: z.string(),
  /** What lists call it. */
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
  parent_id: id.nullable(),
  parent_name: z.string().nullable(),
  dept_code: z.string(),
  dept_name: z.string(),
  short_name: z.string().nullable(),
  dept_type: z.int(),
  /** 1 for the head office. */
  level: z.int(),
  region_code: z.string().nullable(),
  address: z.string().nullable(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  phone: z.string().nullable(),
  leader_user_id: id.nullable(),
  leader_user_name: z.string().nullable(),
  safety_user_id: id.nullable(),
  safety_user_name: z.string().nullable(),
  business_begin: time.nullable(),
  business_end: time.nullable(),
  business_days: z.string(),
  deliver_time: time.nullable(),
  collect_time: time.nullable(),
  risk_level: z.int().nullable(),
  has_cash: z.boolean(),
  has_vault: z.boolean(),
  has_self_service: z.boolean(),
  escort_company_id: id.nullable(),
  escort_company_name: z.string().nullable(),
  alarm_code: z.string().nullable(),
  police_station: z.string().nullable(),
  open_date: date.nullable(),
  close_date: date.nullable(),
  sort: z.int(),
  status: z.int(),
  remark: z.string().nullable(),
  create_user_name: z.string().nullable(),
  create_time: datetime,
  update_time: datetime.nullable(),
})

/** Units of the caller's scope, by code unless told otherwise. `keywords`: code, name, short name. */
export const GetPageList = action('AdminDept', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['dept_code', 'dept_name', 'sort', 'create_time'], {
    ...unitFilter,
    dept_type: z.array(type).max(7).optional(),
    status: status.optional(),
    region_code: regionCode.optional(),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
  }),
  out: deptRow,
})

/** One unit; 403 when it is out of scope. */
export const Get = action('AdminDept', 'Get', { kind: 'read', access: grant('query'), in: one, out: deptRow })

/** The fields of domain 1.1; outlets need region, address, hours and risk level (1001 at each). */
const fields = {
  /** Null for the head office only. */
  parent_id: id.nullable(),
  dept_code: z.string().regex(/^[A-Z0-9]{4,20}$/),
  dept_name: line(100, 1),
  short_name: optional(line(30, 1)),
  dept_type: type,
  region_code: optional(regionCode),
  address: optional(line(200, 1)),
  /** Degrees, both or neither; kept to six places. */
  lng: optional(z.number().min(-180).max(180)),
  lat: optional(z.number().min(-90).max(90)),
  /** A mobile, a landline with or without its area code, a 400 number or a short service number. */
  phone: optional(z.string().regex(/^(1[3-9]\d{9}|(0\d{2,3}-?)?[2-9]\d{6,7}(-\d{1,6})?|400-?\d{3}-?\d{4}|9\d{4,5})$/)),
  /** Enabled accounts of the unit or below it; not the same person where three or more work. */
  leader_user_id: optional(id),
  safety_user_id: optional(id),
  business_begin: optional(time),
  business_end: optional(time),
  /** Days of the week in their order, 1 is Monday. */
  business_days: z
    .string()
    .regex(/^[1-7](,[1-7]){0,6}$/)
    .refine((days) => [...days].every((day, at) => at < 2 || at % 2 === 1 || day > (days[at - 2] ?? '')), {
      message: 'input.format',
    })
    .default('1,2,3,4,5,6,7'),
  deliver_time: optional(time),
  collect_time: optional(time),
  risk_level: optional(z.int().min(1).max(3)),
  has_cash: z.boolean().default(true),
  has_vault: z.boolean().default(false),
  has_self_service: z.boolean().default(true),
  /** A company of the caller's scope that has not ended, or the one that stands there already. */
  escort_company_id: optional(id),
  alarm_code: optional(line(50, 1)),
  police_station: optional(line(50, 1)),
  open_date: optional(date),
  close_date: optional(date),
  sort: z.int().min(0).max(9999).default(100),
  /** Left out: a new outlet is disabled until it has its people, other new units are enabled; an old one stays as it is. */
  status: status.optional(),
  remark: optional(line(500, 1)),
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
export const Delete = action('AdminDept', 'Delete', {
  kind: 'write',
  access: grant('delete'),
  in: oneSeen,
  out: nothing,
})

/** The workbook to fill in, in the caller's language, with the allowed values on its second sheet. */
export const GetTemplate = action('AdminDept', 'GetTemplate', {
  kind: 'write',
  access: grant('import'),
  in: z.strictObject({}),
  out: madeFile,
})

/** Units from a workbook by the rules of Add and Edit; rows may stand below units of the same file. Key: `dept_code`. 1016 with `update_existing`. */
export const Import = action('AdminDept', 'Import', {
  kind: 'write',
  access: grant('import'),
  timeout: 300_000,
  in: importBody,
  out: importResult,
})
