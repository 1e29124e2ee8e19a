import * as Role from '@shouya/contract/controllers/Role'
import { handle } from '../../../core/handle.ts'

export const role = handle(Role, {
  GetRoleList: ({ db }) =>
    db
      .selectFrom('role')
      .select(['id', 'role_code', 'role_name', 'user_types', 'data_scope', 'status'])
      .orderBy('sort')
      .execute(),
})
