import { z } from 'zod'
import { action } from '../action.ts'
import { id } from '../fields.ts'

/** All roles, for the account form and its filter. */
export const GetRoleList = action('Role', 'GetRoleList', {
  kind: 'read',
  access: {
    anyOf: [
      { id: 'sys_role', operation: 'query' },
      { id: 'sys_user', operation: 'query' },
    ],
  },
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      role_code: z.string(),
      role_name: z.string(),
      user_types: z.array(z.int()),
      data_scope: z.int(),
      status: z.int(),
    }),
  ),
})
