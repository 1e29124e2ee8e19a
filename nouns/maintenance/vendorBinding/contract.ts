import { action } from '@shouya/contract/action'
import { date, dictCode, id, pageQuery } from '@shouya/contract/fields'
import { type FiltersIn, importAction, pageAction, queryOf, templateAction } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { vendorBinding } from './noun.ts'

const grant = grantOf(vendorBinding)

/** The most units that are bound at once: those of the largest branch. */
const MOST_UNITS = 200
const TYPES = 14
/** The most replaced bindings that a preview names. */
export const MOST_SHOWN = 100

const deviceType = dictCode.min(1).max(TYPES)

export const bindingRow = z.object({
  id,
  ...listFields(vendorBinding),
  /** In force by itself, but its vendor does not work with the bank, or its days are over. */
  idle: z.boolean(),
})

const { ended, inForce } = vendorBinding.states.codes

const query = queryOf(vendorBinding, { status: z.array(z.int().min(ended).max(inForce)).max(2).optional() })

export type BindingFilters = FiltersIn<typeof query>

/** Bindings of the caller's units, those that were replaced among them. */
export const GetBindPageList = pageAction(vendorBinding, query.list, bindingRow)

/** What a cell of the matrix says of the main vendor, or of the backup. */
const bound = z.object({
  company_id: id,
  company_name: z.string(),
  short_name: z.string().nullable(),
  contact_name: z.string().nullable(),
  begin_date: date,
  end_date: date.nullable(),
  /** The unit above that it is bound at; null: at the unit itself. */
  inherited_from: z.string().nullable(),
  /** Nothing is dispatched to it: its vendor does not work with the bank, or its days are over. */
  idle: z.boolean(),
})

/** Vendors of a unit for one type of devices. */
const cell = z.object({ device_type: deviceType, main: bound.nullable(), backup: bound.nullable() })

const levels = { branch: 2, sub: 3, outlet: 4 } as const

const matrixQuery = {
  dept_id: id.optional(),
  include_child: z.union([z.literal(0), z.literal(1)]).default(1),
  /** Branches, sub-branches or outlets. */
  level: z.enum(Object.keys(levels) as ['branch', 'sub', 'outlet']).default('outlet'),
}

export const unitTypeOf = (level: keyof typeof levels): number => levels[level]

/** Units with their vendors for each type of devices; what is bound at a unit above holds for those below it. */
export const GetBindMatrix = action('Maintenance', 'GetBindMatrix', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['dept_code'], matrixQuery),
  out: z.object({
    id,
    dept_code: z.string(),
    dept_name: z.string(),
    parent_name: z.string().nullable(),
    cells: z.array(cell),
  }),
})

const place = {
  dept_ids: z.array(id).min(1).max(MOST_UNITS),
  device_types: z.array(deviceType).min(1).max(TYPES),
}

const { dept_id: _, device_type: __, begin_date, ...entered } = enteredFields(vendorBinding)

const bindBody = z.strictObject({ ...place, ...entered, begin_date: begin_date.optional() })

const counts = { added: z.int(), replaced: z.int(), unchanged: z.int() }

/** What `SaveBind` with this body would do: how many bindings are new, and which ones it replaces (the first 100). */
export const PreviewBind = action('Maintenance', 'PreviewBind', {
  kind: 'read',
  access: grant('bind'),
  in: bindBody,
  out: z.object({
    ...counts,
    replaces: z.array(z.object({ dept_name: z.string(), device_type: deviceType, company_name: z.string() })),
  }),
})

/**
 * Binds a vendor to types of devices in units (domain 8.2), for all below them as well; what stood there ends. `begin_date` left
 * out: today. 1001 a vendor that does not work with the bank, does not serve a unit or a type, is the other one of main and backup
 * already, or whose contact it is not; a closed unit; 403 a unit or vendor out of scope.
 */
export const SaveBind = action('Maintenance', 'SaveBind', {
  kind: 'write',
  access: grant('bind'),
  in: bindBody,
  out: z.object(counts),
})

/** Ends the bindings of types of devices at units, of one priority or of both; those at units above hold again. 403 out of scope. */
export const EndBind = action('Maintenance', 'EndBind', {
  kind: 'write',
  access: grant('bind'),
  in: z.strictObject({ ...place, priority: entered.priority.optional() }),
  out: z.object({ ended: z.int() }),
})

export const GetBindTemplate = templateAction(vendorBinding, 'bind')

/** Bindings from a workbook by the rules of SaveBind, a row for each unit and type. */
export const ImportBind = importAction(vendorBinding, 'bind')
