import { action } from '@shouya/contract/action'
import { id, jsonObject, line, nothing, oneSeen, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

/** `page.table`: what the console calls a list. */
const list = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/)

const columns = jsonObject(4096, 20).nullable()

/** A query of a list under a name: filter and sort as the list's address has them, and how its columns stand. */
export const viewRow = z.object({
  id,
  version,
  name: z.string(),
  query: z.string(),
  /** As the console keeps a user's columns; null: the view says nothing about them. */
  columns,
  /** The caller made it. */
  own: z.boolean(),
  owner_name: z.string(),
  /** Whom it is shared with; neither: nobody. */
  role_id: id.nullable(),
  role_name: z.string().nullable(),
  dept_id: id.nullable(),
  dept_name: z.string().nullable(),
  /** May the caller change or remove it? */
  editable: z.boolean(),
  /** The caller's list opens with it. */
  is_default: z.boolean(),
})

/**
 * The views of a list that the caller sees: own ones, then those shared with one of their roles or with their unit or one
 * above it, each group by name. `roles` and `unit`: whom the
 * caller may share with (beside further units, see Save).
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
 * Keeps a view; with `id` it is changed. Names are unique among the own views of a list (1003), of which there are at most 15
 * (1007). It is shared with one of the caller's own roles or the caller's own unit; who may grant rights shares with every
 * role, who may edit units with every unit in their scope (403). A view shows nobody a row that they may not see.
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

/** Removes an own view; a shared one also who may share with everybody it is shared with. */
export const Delete = action('SavedView', 'Delete', {
  kind: 'write',
  access: 'signedIn',
  in: oneSeen,
  out: nothing,
})

/** What the caller's list opens with from now on; null: with nothing. */
export const SetDefault = action('SavedView', 'SetDefault', {
  kind: 'write',
  access: 'signedIn',
  in: z.strictObject({ list, id: id.nullable() }),
  out: nothing,
})
