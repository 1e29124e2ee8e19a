import type { Ctx } from '@shouya/server/core/context.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { pageOf } from '@shouya/server/noun/pageOf.ts'
import { recordOf } from '@shouya/server/noun/recordOf.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import * as Role from '../contract.ts'
import { role as noun } from '../noun.ts'
import { addRole, deleteRole, editRole } from './change.ts'
import { remarkIn } from './remark.ts'
import { roleRows } from './rows.ts'

const select = ({ db }: Ctx) => roleRows(db)

const readRole = recordOf(noun, select)

export const role = handle(Role, {
  GetRoleList: ({ db }) =>
    db
      .selectFrom('role')
      .select(['id', 'role_code', 'role_name', 'role_name_hk', 'role_name_us', 'user_types', 'data_scope', 'status'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),

  GetPageList: pageOf(noun, {
    conditionsOf: () => (query: Role.Filters) => allOf(conditionsIn(noun, query)),
    select,
    listed: ({ lang }, rows) => rows.map((row) => ({ ...row, remark: remarkIn(lang, row) })),
  }),

  async Get(ctx, { id }) {
    const row = await readRole(ctx, { id })
    return { ...row, remark: remarkIn(ctx.lang, row) }
  },

  AddRole: addRole,
  EditRole: editRole,
  Delete: deleteRole,
})
