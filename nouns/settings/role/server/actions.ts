import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { allOf, among, matching } from '@shouya/server/registers/filters.ts'
import { page } from '@shouya/server/registers/page.ts'
import { sql } from 'kysely'
import * as Role from '../contract.ts'
import { addRole, deleteRole, editRole } from './change.ts'
import { remarkIn } from './remark.ts'
import { roleRows } from './rows.ts'

export const role = handle(Role, {
  GetRoleList: ({ db }) =>
    db
      .selectFrom('role')
      .select(['id', 'role_code', 'role_name', 'role_name_hk', 'role_name_us', 'user_types', 'data_scope', 'status'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),

  GetPageList: async ({ db, lang }, query) => {
    const { rows, total } = await page(
      db,
      query,
      allOf([
        ...matching('role.search_text', query.keywords),
        ...among('role.status', query.status === undefined ? undefined : [query.status]),
        ...(query.data_scope === undefined ? [] : [sql<boolean>`role.data_scope = ${query.data_scope}`]),
      ]),
      { table: 'role', rows: roleRows(db), count: db.selectFrom('role') },
    )
    return { rows: rows.map((row) => ({ ...row, remark: remarkIn(lang, row) })), total }
  },

  async Get({ db, lang }, { id }) {
    const row = (await roleRows(db).where('role.id', '=', id).executeTakeFirst()) ?? fail('NotFound')
    return { ...row, remark: remarkIn(lang, row) }
  },

  AddRole: addRole,
  EditRole: editRole,
  Delete: deleteRole,
})
