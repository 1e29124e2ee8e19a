import { type Account, makeUnit, outletFields } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import {
  type Case,
  type Cases,
  foreignWorkbook,
  listed,
  type Stage,
  THERE,
} from '@shouya/server/testing/matrix/scopeCase.ts'
import { expect } from 'vitest'
import { companyThere } from '../../../../escort/server/testing/companyThere.ts'

/** Below the other branch's outlet, whose people see what is below it once their sessions know of it. */
const section = (more: Body = {}): Case => ({
  subject: async ({ t, owner }) => {
    const id = await makeUnit(t, { parent: THERE, type: 5 })
    await expect.poll(async () => (await owner.post('AdminDept/Get', { id })).Code).toBe(0)
    return { id, ...more }
  },
})

let serial = 0
const fields = () => ({ dept_code: `CASE${++serial}`, dept_name: `某机构${serial}`, dept_type: 5 })

/** The caller's own outlet as its form sends it, with its own people. */
async function ownUnit({ t, owner, colleague }: Stage, caller: Account): Promise<Body> {
  const id = t.world.unit[caller.unit]
  const row = await t.services.database.kysely
    .selectFrom('dept')
    .select(['version', 'dept_code', 'dept_name', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const safety_user_id = caller.id === owner.id ? colleague.id : t.world.user.outlet_safety
  return { ...row, ...outletFields, id, leader_user_id: caller.id, safety_user_id }
}
const person = (field: string): Case => ({
  refused: async (stage, caller) => {
    const body = await ownUnit(stage, caller)
    return caller.id === stage.owner.id ? body : { ...body, [field]: stage.owner.id }
  },
  code: 1001,
  path: field,
})

/** What names a row in the actions of the noun. */
export default {
  'AdminDept/Add parent_id': {
    subject: async ({ t }) => ({ ...fields(), parent_id: t.world.unit[THERE] }),
  },
  'AdminDept/Add leader_user_id': { free: 'a unit that is only now being made has nobody to name' },
  'AdminDept/Add safety_user_id': { free: 'as leader_user_id' },
  'AdminDept/Add escort_company_id': {
    refused: async (stage, caller) => ({
      ...fields(),
      parent_id: stage.t.world.unit[caller.unit],
      escort_company_id: (await companyThere(stage)).id,
    }),
    code: 403,
    path: '',
  },
  'AdminDept/Delete id': section({ version: 1 }),
  'AdminDept/Edit id': section({ version: 9, ...fields(), parent_id: 1 }),
  'AdminDept/Edit leader_user_id': person('leader_user_id'),
  'AdminDept/Edit safety_user_id': person('safety_user_id'),
  'AdminDept/Edit escort_company_id': {
    refused: async (stage, caller) => ({
      ...(await ownUnit(stage, caller)),
      escort_company_id: (await companyThere(stage)).id,
    }),
    code: 403,
    path: '',
  },
  'AdminDept/Edit parent_id': {
    // The caller's own unit, moved below one of the other branch.
    refused: async (stage, caller) => ({
      ...(await ownUnit(stage, caller)),
      parent_id: stage.t.world.unit.BB0001,
    }),
    code: 403,
    path: '',
  },
  'AdminDept/Get id': section(),
  'AdminDept/GetPageList dept_id': { filter: async ({ t }) => ({ dept_id: t.world.unit[THERE] }), rows: listed },
  'AdminDept/Import file_id': foreignWorkbook,
} satisfies Cases
