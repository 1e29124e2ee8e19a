import { action } from '@shouya/contract/action'
import { id, jsonObject, one, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { dict, dictValue } from './noun.ts'

const grant = grantOf(dict)
const status = z.literal([0, 1])
const color = z.enum(['default', 'success', 'processing', 'warning', 'error'])

export const dictType = z.object({
  id,
  version,
  ...listFields(dict),
})

export const dictData = z.object({
  id,
  version,
  dict_code: z.string(),
  ...listFields(dictValue),
  color: color.nullable(),
  /** Further properties for programs: an object. */
  ext: z.record(z.string(), z.json()).nullable(),
})

const query = queryOf(dict)

export type Filters = FiltersIn<typeof query>

/** Dictionaries. `keywords`: code and names. */
export const GetTypePageList = pageAction(dict, query.list, dictType, 'GetTypePageList')

export const GetType = getAction(dict, dictType, 'GetType')

/** 1003 code taken; the code of a built-in type and of a type with items cannot change (1004). */
export const SaveType = action('Dict', 'SaveType', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...enteredFields(dict),
    status: status.default(1),
  }),
  out: saved,
})

/** 1006 while it has items or is built in. */
export const DeleteType = deleteAction(dict, 'DeleteType')

/** All values of one type in their order. */
export const GetDataList = action('Dict', 'GetDataList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ dict_code: z.string().max(40) }),
  out: z.array(dictData),
})

export const GetData = action('Dict', 'GetData', { kind: 'read', access: grant('query'), in: one, out: dictData })

const values = enteredFields(dictValue)

/**
 * 1003 value taken; the value of an existing row never changes (domain 1.4). One default per type. 1001 at `parent_value` when
 * it is no value of the dictionary, or stands below this one.
 */
export const SaveData = action('Dict', 'SaveData', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    dict_code: z.string().max(40),
    ...values,
    parent_value: values.value.nullable().default(null),
    color: color.nullable().default(null),
    sort: values.sort.default(100),
    is_default: values.is_default.default(false),
    status: status.default(1),
    /** An object of at most 2,000 characters as JSON. */
    ext: jsonObject(2000, 40).nullable().default(null),
  }),
  out: saved,
})

/** 1006 when the value is built in: disable it instead, old rows keep its label; and while others stand below it. */
export const DeleteData = deleteAction(dict, 'DeleteData')

export const option = z.object({
  value: z.string(),
  label_cn: z.string(),
  label_hk: z.string().nullable(),
  label_us: z.string().nullable(),
  color: color.nullable(),
  is_default: z.boolean(),
  /** 0: readable on old rows, not offered in pickers. */
  status: z.int(),
})

/** Every dictionary for pickers and labels, with a version: the caller sends the one it has and gets `types` null if it is current. */
export const GetOptions = action('Dict', 'GetOptions', {
  kind: 'read',
  offline: true,
  access: 'signedIn',
  in: z.strictObject({ version: z.string().max(40).default('') }),
  out: z.object({ version: z.string(), types: z.record(z.string(), z.array(option)).nullable() }),
})
