import { action } from '@shouya/contract/action'
import { id, saved, version } from '@shouya/contract/fields'
import { deleteAction, type FiltersIn, getAction, pageAction, queryOf } from '@shouya/contract/nounActions'
import { enteredFields, grantOf, listFields, requiredFields } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { role } from './noun.ts'

const grant = grantOf(role)
const entered = enteredFields(role)
const status = z.literal([0, 1])

export const roleRow = z.object({
  id,
  version,
  ...listFields(role),
  scope_dept_ids: z.array(id),
  is_builtin: z.boolean(),
})

/** All roles, for the account form, its filter, and wherever a role is chosen. */
export const GetRoleList = action('Role', 'GetRoleList', {
  kind: 'read',
  access: { anyOf: [grant('query'), { id: 'sys_user', operation: 'query' }] },
  in: z.strictObject({}),
  out: z.array(
    roleRow.omit({ version: true, scope_dept_ids: true, is_builtin: true, sort: true, remark: true, users: true }),
  ),
})

const query = queryOf(role, { sort_order: z.enum(['asc', 'desc']).default('asc') })

export type Filters = FiltersIn<typeof query>

/** Roles with the number of their accounts, by `sort` from the top unless told otherwise. `keywords`: code and names. */
export const GetPageList = pageAction(role, query.list, roleRow)

export const Get = getAction(role, roleRow)

const fields = {
  ...entered,
  ...requiredFields(role, 'user_types'),
  data_scope: entered.data_scope.default(4),
  /** The units of data scope 2, at least one; ignored for the others. */
  scope_dept_ids: z.array(id).max(500).default([]),
  sort: entered.sort.default(100),
  status: status.default(1),
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
export const Delete = deleteAction(role)
