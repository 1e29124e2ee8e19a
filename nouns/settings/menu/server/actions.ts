import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { grantsOf, roleById } from '../../role/server/rows.ts'
import * as Menu from '../contract.ts'
import { deleteMenu, saveMenu, sortMenu } from './change.ts'
import { addRoleMenu, deleteRoleMenu, getRoleMenu } from './grants.ts'
import { menuTree } from './menuTree.ts'
import { menuRows } from './rows.ts'

export const menu = handle(Menu, {
  async GetRoleMenuList({ db, user }, { role_id }) {
    // An unknown role is an error, not a role without rights.
    const role = role_id === undefined ? undefined : await roleById(db, role_id)
    const rows = (await menuRows(db)).filter(({ status }) => status === 1)
    return menuTree(rows, role ? { operations: await grantsOf(db, role.id), roles: [{ code: role.role_code }] } : user)
  },

  GetPageList: ({ db }) => menuRows(db),

  Get: async ({ db }, { id }) => (await menuRows(db)).find((row) => row.id === id) ?? fail('NotFound'),

  GetPermissionList: ({ db }) =>
    db.selectFrom('permission').select(['permission_id', 'name_cn', 'name_hk', 'name_us']).orderBy('sort').execute(),

  GetRoleNameList: ({ db }) =>
    db.selectFrom('role').select(['role_code', 'role_name', 'role_name_hk', 'role_name_us']).orderBy('sort').execute(),

  Save: saveMenu,
  Sort: sortMenu,
  Delete: deleteMenu,
  GetRoleMenu: getRoleMenu,
  AddRoleMenu: addRoleMenu,
  DeleteRoleMenu: deleteRoleMenu,
})
