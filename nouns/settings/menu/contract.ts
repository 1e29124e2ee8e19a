import { action } from '@shouya/contract/action'
import { id, line, nothing, one, oneSeen, saved, version } from '@shouya/contract/fields'
import { menuIcons } from '@shouya/contract/menuIcons'
import { label, menuNode } from '@shouya/contract/menuNode'
import { enteredFields, grantOf, listFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { menu } from './noun.ts'

const grant = grantOf(menu)
const ofRoles = (operation: string) => ({ id: 'sys_role', operation })

const name = { name_cn: z.string(), name_hk: z.string().nullable(), name_us: z.string().nullable() }

/**
 * The menu of the user's roles (spec 000 section 6): a tree of router keys without groups that have no visible child.
 * With `role_id`: the menu of somebody who has only that role.
 */
export const GetRoleMenuList = action('Menu', 'GetRoleMenuList', {
  kind: 'read',
  offline: true,
  access: { by: 'role_id', absent: 'signedIn', present: ofRoles('query') },
  in: z.strictObject({ role_id: id.optional() }),
  out: z.array(menuNode),
})

export const menuRow = z.object({
  id,
  version,
  ...listFields(menu),
  /** The address that the entry opens; `highlight` of another entry names it. */
  fullPath: z.string(),
  /** The entry and its descendants are visible to holders of one of these roles. */
  role_codes: z.array(z.string()).nullable(),
  /** The page of which this one is a tab; only users without that page see it as an entry of its own. */
  host_id: id.nullable(),
  query: z.record(z.string(), z.string()),
  params: z.record(z.string(), z.string()),
  built: z.boolean(),
  is_builtin: z.boolean(),
})

/** Every entry, parents before children and siblings in their order; the console builds the tree by `parent_id`. */
export const GetPageList = action('Menu', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(menuRow),
})

export const Get = action('Menu', 'Get', { kind: 'read', access: grant('query'), in: one, out: menuRow })

/** The permissions that an entry can ask for. */
export const GetPermissionList = action('Menu', 'GetPermissionList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(z.object({ permission_id: z.string(), ...name })),
})

/** The roles that an entry can be for. */
export const GetRoleNameList = action('Menu', 'GetRoleNameList', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      role_code: z.string(),
      role_name: z.string(),
      role_name_hk: z.string().nullable(),
      role_name_us: z.string().nullable(),
    }),
  ),
})

/** http or https, nothing that a browser would run. */
const link = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^https?:\/\//)

const entered = enteredFields(menu)
const parameters = z.record(z.string().regex(/^\w{1,30}$/), line(100)).default({})

/**
 * Adds an entry at the end of its group, or changes one. 1003 path taken (compared without case and trailing slash);
 * 1001 if the parent is not a group, a group has a permission, a page has no router or a link no address, a role does
 * not exist, both a permission and roles are given, or no entry has the address `highlight`; 1004 if path, page or
 * permission of a built-in entry would change, or nobody could open menu management any more.
 */
export const Save = action('Menu', 'Save', {
  kind: 'write',
  access: { by: 'id', absent: grant('add'), present: grant('edit') },
  in: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    ...entered,
    path: entered.path.max(200),
    /** The page of the product (types 2 and 3). */
    router: z
      .string()
      .regex(/^\w{1,60}$/)
      .nullable()
      .default(null),
    icon: z.enum(menuIcons).nullable().default(null),
    /** Codes of roles; excluded if a permission is given. */
    role_codes: z
      .array(z.string().regex(/^[a-z_]{1,30}$/))
      .min(1)
      .max(50)
      .nullable()
      .default(null),
    query: parameters,
    params: parameters,
    link: link.nullable().default(null),
    invisible: entered.invisible.default(false),
    closable: entered.closable.default(true),
    cache: entered.cache.default(true),
    status: z.literal([0, 1]).default(1),
  }),
  out: saved,
})

/**
 * Moves an entry into a group (null: the top), before another entry of that group or to its end. 1005 when `before_id`
 * is no longer in the group, 1001 when the parent is not a group or is below the entry itself.
 */
export const Sort = action('Menu', 'Sort', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ id, parent_id: id.nullable(), before_id: id.nullable().default(null) }),
  out: saved,
})

/** 1006 for a built-in entry, and for a group that still has entries. */
export const Delete = action('Menu', 'Delete', { kind: 'write', access: grant('delete'), in: oneSeen, out: nothing })

const granted = z.object({
  permission_id: z.string(),
  ...name,
  /** All operations of the catalogue, `query` first. */
  operations: z.array(z.string()),
  granted: z.array(z.string()),
  /** The menu entries that need its `query`. */
  pages: z.array(z.object({ id, ...label })),
})

/** A role's grants, for each permission of the catalogue, grouped like the menu. */
export const GetRoleMenu = action('Menu', 'GetRoleMenu', {
  kind: 'read',
  access: ofRoles('query'),
  in: z.strictObject({ role_id: id }),
  out: z.object({
    role_id: id,
    /** The version of the role, for AddRoleMenu. */
    version,
    role_name: z.string(),
    role_name_hk: z.string().nullable(),
    role_name_us: z.string().nullable(),
    /** False for the role of `admin`, and for roles that administer more than the caller does. */
    editable: z.boolean(),
    /** The caller may only give operations that they hold themselves. */
    limited: z.boolean(),
    operations: z.array(z.object({ operation: z.string(), ...name })),
    /** `id` is null and the titles are empty for permissions of which no menu entry needs one. */
    groups: z.array(z.object({ id: id.nullable(), ...label, permissions: z.array(granted) })),
  }),
})

const permissionId = z.string().min(1).max(60)

/**
 * Sets the operations of the named permissions; the others do not change. 1005 when somebody else changed the role,
 * 1001 for an operation that the catalogue does not have or that the caller may not give, 403 for a role with more
 * rights than the caller.
 */
export const AddRoleMenu = action('Menu', 'AddRoleMenu', {
  kind: 'write',
  access: ofRoles('grant'),
  in: z.strictObject({
    role_id: id,
    version,
    grants: z
      .array(z.strictObject({ permission_id: permissionId, operations: z.array(z.string().min(1).max(30)).max(50) }))
      .min(1)
      .max(200),
  }),
  out: saved,
})

/** Takes all operations of the named permissions from a role. */
export const DeleteRoleMenu = action('Menu', 'DeleteRoleMenu', {
  kind: 'write',
  access: ofRoles('grant'),
  in: z.strictObject({ role_id: id, version, permission_ids: z.array(permissionId).min(1).max(200) }),
  out: saved,
})
