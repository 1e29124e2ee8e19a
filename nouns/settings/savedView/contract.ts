import { action } from '@shouya/contract/action'
import { id, jsonObject, line, nothing, oneSeen, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

/** `page.table`: the console's key of a list. */
const list = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/)

const columns = jsonObject(4096, 20).nullable()

/** A named query of a list: filter and sort order as in the list's address, and the state of its columns. */
export const viewRow = z.object({
  id,
  version,
  name: z.string(),
  query: z.string(),
  /** In the format of the stored columns of a user; null: the view does not change the columns. */
  columns,
  /** Whether the caller made it. */
  own: z.boolean(),
  owner_name: z.string(),
  /** The role or unit that it is shared with; both null: not shared. */
  role_id: id.nullable(),
  role_name: z.string().nullable(),
  dept_id: id.nullable(),
  dept_name: z.string().nullable(),
  /** Whether the caller may change or remove it. */
  editable: z.boolean(),
  /** Whether the caller's list opens with it. */
  is_default: z.boolean(),
})

/**
 * The views of a list that the caller sees: own ones, then those shared with one of their roles or with their unit or a
 * unit above it, each group by name. `roles` and `unit`: with whom the caller may share (in addition to further units,
 * see Save).
 */
export const GetList = action('SavedView', 'GetList', {
  kind: 'read',
  access: 'signedIn',
  in: z.strictObject({ list }),
  out: z.object({
    views: z.array(viewRow),
    roles: z.array(z.object({ id, name: z.string() })),
    unit: z.object({ id, name: z.string() }),
  }),
})

/**
 * Saves a view: a new one without `id`. Names are unique among the own views of a list (1003), of which there are at
 * most 15 (1007). It may be shared with one of the caller's own roles or the caller's own unit; callers who may grant
 * rights share with every role, those who may edit units with every unit in their scope (403). A view never shows rows
 * that the reader may not see.
 */
export const Save = action('SavedView', 'Save', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    list,
    name: line(20, 1),
    query: line(400),
    columns: columns.default(null),
    role_id: id.nullable().default(null),
    dept_id: id.nullable().default(null),
  }),
  out: saved,
})

/** Removes an own view, or a shared one if the caller may share with all its readers. */
export const Delete = action('SavedView', 'Delete', {
  kind: 'write',
  access: 'signedIn',
  in: oneSeen,
  out: nothing,
})

/** Sets the view with which the caller's list opens; null: none. */
export const SetDefault = action('SavedView', 'SetDefault', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ list, id: id.nullable() }),
  out: nothing,
})
