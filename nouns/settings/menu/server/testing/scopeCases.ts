import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const roles: Case = { free: 'roles belong to no unit; what may be given is a rule (user.roleAbove, role.grantBeyond)' }
const menu: Case = { free: 'the menu belongs to the whole product; its operations alone decide' }
const catalogue: Case = { free: 'a name of the catalogue, not a row of a unit' }

/** Inputs that name a row in the actions of this noun. */
export default {
  'Menu/AddRoleMenu grants.permission_id': catalogue,
  'Menu/AddRoleMenu role_id': roles,
  'Menu/Delete id': menu,
  'Menu/DeleteRoleMenu permission_ids': catalogue,
  'Menu/DeleteRoleMenu role_id': roles,
  'Menu/Get id': menu,
  'Menu/GetRoleMenu role_id': roles,
  'Menu/GetRoleMenuList role_id': roles,
  'Menu/Save id': menu,
  'Menu/Save parent_id': menu,
  'Menu/Save permission_id': catalogue,
  'Menu/Sort before_id': menu,
  'Menu/Sort id': menu,
  'Menu/Sort parent_id': menu,
} satisfies Cases
