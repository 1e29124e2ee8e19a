import { makeRole } from '@shouya/server/testing/factories.ts'
import { type Case, type Cases, type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

const roles: Case = { free: 'roles belong to no unit; what may be given is a rule (user.roleAbove, role.grantBeyond)' }
const roleFields = (code: string) => ({ role_code: code, role_name: code })
const chosen = (id?: (stage: Stage) => Promise<number>): Case => ({
  // A role whose holders' scope would contain the other branch.
  refused: async (stage) => ({
    ...(id ? { id: await id(stage), version: 1, ...roleFields('changed') } : roleFields('newcomer')),
    user_types: [1],
    data_scope: 2,
    scope_dept_ids: [stage.t.world.unit[THERE]],
  }),
  code: 1001,
  path: 'scope_dept_ids',
})

/** What names a row in the actions of the noun. */
export default {
  'Role/AddRole scope_dept_ids': chosen(),
  'Role/Delete id': roles,
  'Role/EditRole id': roles,
  'Role/EditRole scope_dept_ids': chosen(async ({ t }) => (await makeRole(t)).id),
  'Role/Get id': roles,
} satisfies Cases
