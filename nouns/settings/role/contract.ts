import { action } from '@shouya/contract/action'
import { id, line, nothing, one, oneSeen, pageQuery, saved, version } from '@shouya/contract/fields'
import { z } from 'zod'

const grant = (operation: string) => ({ id: 'sys_role', operation })
const status = z.literal([0, 1])

/** What a role is called; HK and US fall back to CN. */
const names = { role_name: z.string(), role_name_hk: z.string().nullable(), role_name_us: z.string().nullable() }

/** All roles, for the account form, its filter, and wherever a role is chosen. */
export const GetRoleList = action('Role', 'GetRoleList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'sys_user', operation: 'query' }] },
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      role_code: z.string(),
      ...names,
      user_types: z.array(z.int()),
      data_scope: z.int(),
      status: z.int(),
    }),
  ),
})

export const roleRow = z.object({
  id,
  version,
  role_code: z.string(),
  ...names,
  /** Codes of the dictionary user_type: who may hold it. */
  user_types: z.array(z.int()),
  /** 1 all · 2 chosen units · 3 own unit · 4 own and below · 5 own rows (domain 1.3). */
  data_scope: z.int(),
  scope_dept_ids: z.array(id),
  is_builtin: z.boolean(),
  sort: z.int(),
  status: z.int(),
  remark: z.string().nullable(),
  /** Accounts that hold it, wherever they are; closed ones do not count. */
  users: z.int(),
})

/** Roles with the number of their accounts. `keywords`: code and names. */
export const GetPageList = action('Role', 'GetPageList', {
  kind: 'read',
  access: grant('query'),
  list: 'page',
  in: pageQuery(['sort', 'role_code', 'role_name'], {
    /** As people have put them, from the top. */
    sort_order: z.enum(['asc', 'desc']).default('asc'),
    status: status.optional(),
    data_scope: z.int().min(1).max(5).optional(),
  }),
  out: roleRow,
})

export const Get = action('Role', 'Get', { kind: 'read', access: grant('query'), in: one, out: roleRow })

const fields = {
  role_code: z
    .string()
    .max(30)
    .regex(/^[a-z_]+$/),
  role_name: line(30, 1),
  role_name_hk: line(30).nullable().default(null),
  role_name_us: line(60).nullable().default(null),
  user_types: z.array(z.int().min(1).max(6)).min(1).max(6),
  data_scope: z.int().min(1).max(5).default(4),
  /** The units of data scope 2, at least one; ignored for the others. */
  scope_dept_ids: z.array(id).max(500).default([]),
  sort: z.int().min(0).max(9999).default(100),
  status: status.default(1),
  remark: line(500).nullable().default(null),
}

/**
 * A new role without grants, or with those of `copy_from`, which also needs `sys_role` `grant`. 1003 code or name taken,
 * 1001 units out of reach, a data scope or copied grants beyond the caller's own.
 */
export const AddRole = action('Role', 'AddRole', {
  kind: 'write',
  access: grant('add'),
  in: z.strictObject({ ...fields, copy_from: id.optional() }),
  out: saved,
})

/** 1004 for the role of `admin`, for the code of a built-in one, for switching off or widening a role that the caller holds. */
export const EditRole = action('Role', 'EditRole', {
  kind: 'write',
  access: grant('edit'),
  in: z.strictObject({ id, version, ...fields }),
  out: saved,
})

/** 1006 for built-in roles, and with their number while accounts hold it. */
export const Delete = action('Role', 'Delete', { kind: 'write', access: grant('delete'), in: oneSeen, out: nothing })
