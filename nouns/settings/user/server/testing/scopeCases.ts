import { makeAccount } from '@shouya/server/testing/factories.ts'
import type { Body } from '@shouya/server/testing/matrix/generator.ts'
import {
  type Case,
  type Cases,
  foreignWorkbook,
  listed,
  type Stage,
  THERE,
} from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeCompany } from '../../../../escort/server/testing/escort.ts'

const account = (body: Body = {}): Case => ({
  subject: async ({ t }) => ({ id: (await makeAccount(t, { unit: THERE, role: 'outlet_teller' })).id, ...body }),
})

const user = { real_name: '某甲', phone: '13912340000', user_type: 1 }
const tellers = async ({ t }: Stage) => {
  const row = await t.services.database.kysely
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', 'outlet_teller')
    .executeTakeFirstOrThrow()
  return [row.id]
}

/** A person of a company that serves the other branch. */
const courier = async ({ t, signer }: Stage): Promise<Body> => {
  const role = await t.services.database.kysely
    .selectFrom('role')
    .select('id')
    .where('role_code', '=', 'escort_staff')
    .executeTakeFirstOrThrow()
  const party_id = (await makeCompany(t, signer, THERE)).id
  return { ...user, phone: '13912348888', user_type: 2, role_ids: [role.id], party_id, expire_date: '2036-01-01' }
}

/** A person whose scope would contain the other branch. */
const farSighted = async (stage: Stage): Promise<Body> => ({
  role_ids: await tellers(stage),
  data_scope: 2,
  scope_dept_ids: [stage.t.world.unit[THERE]],
})

const roles: Case = { free: 'roles belong to no unit; what may be given is a rule (user.roleAbove, role.grantBeyond)' }

/** What names a row in the actions of the noun. */
export default {
  'User/Add dept_id': {
    subject: async (stage) => ({
      ...user,
      username: 'newcomer',
      dept_id: stage.t.world.unit[THERE],
      role_ids: await tellers(stage),
    }),
  },
  'User/Add party_id': {
    refused: async (stage, caller) => ({
      ...(await courier(stage)),
      username: 'courier',
      dept_id: stage.t.world.unit[caller.unit],
    }),
    code: 403,
    path: '',
  },
  'User/Add scope_dept_ids': {
    refused: async (stage, caller) => ({
      ...user,
      ...(await farSighted(stage)),
      phone: '13912345555',
      username: 'farsighted',
      dept_id: stage.t.world.unit[caller.unit],
    }),
    code: 1001,
    path: 'scope_dept_ids',
  },
  'User/Add role_ids': roles,
  'User/Delete id': account({ version: 1 }),
  'User/Edit id': {
    subject: async (stage) => {
      const { id } = await makeAccount(stage.t, { unit: THERE, role: 'outlet_teller' })
      return {
        ...user,
        phone: '13912341111',
        id,
        version: 1,
        dept_id: stage.t.world.unit[THERE],
        role_ids: await tellers(stage),
      }
    },
  },
  'User/Edit dept_id': {
    // The caller's own colleague, moved into a unit of the other branch.
    refused: async (stage, caller) => {
      const { id } = await makeAccount(stage.t, { unit: caller.unit, role: 'outlet_teller' })
      const dept_id = stage.t.world.unit[THERE]
      return { ...user, phone: '13912349999', id, version: 1, dept_id, role_ids: await tellers(stage) }
    },
    code: 403,
    path: '',
  },
  'User/Edit party_id': {
    refused: async (stage, caller) => {
      const { id } = await makeAccount(stage.t, { unit: caller.unit, role: 'outlet_teller' })
      return {
        ...(await courier(stage)),
        phone: '13912347777',
        id,
        version: 1,
        dept_id: stage.t.world.unit[caller.unit],
      }
    },
    code: 403,
    path: '',
  },
  'User/Edit scope_dept_ids': {
    refused: async (stage, caller) => {
      const { id } = await makeAccount(stage.t, { unit: caller.unit, role: 'outlet_teller' })
      const dept_id = stage.t.world.unit[caller.unit]
      return { ...user, ...(await farSighted(stage)), phone: '13912346666', id, version: 1, dept_id }
    },
    code: 1001,
    path: 'scope_dept_ids',
  },
  'User/Edit role_ids': roles,
  'User/EndSession user_id': {
    subject: async ({ t }) => ({ user_id: (await makeAccount(t, { unit: THERE })).id }),
  },
  'User/EndSession id': {
    filter: async ({ t, owner }) => {
      const id = `other-${Math.random().toString(36).slice(2)}`
      const now = t.clock.at
      const times = { create_time: now, last_seen_time: now, expire_time: new Date(now.getTime() + 3_600_000) }
      await t.services.database.kysely
        .insertInto('session')
        .values({ id, user_id: owner.id, ip: '', user_agent: '', ...times })
        .execute()
      return { id }
    },
    rows: ({ Data }) => Data.ended,
  },
  'User/SetAvatar file_id': { free: 'one’s own upload only; another’s is 1001 (user.db.test.ts)' },
  'User/Get id': account(),
  'User/GetDuties id': account(),
  'User/Import file_id': foreignWorkbook,
  'User/GetByDept dept_id': { subject: async ({ t }) => ({ dept_id: t.world.unit[THERE] }) },
  'User/GetByPage dept_id': { filter: async ({ t }) => ({ dept_id: t.world.unit[THERE] }), rows: listed },
  'User/GetByPage role_id': {
    free: 'a filter by role; roles belong to no unit, and the rows found obey the scope (scope.db.test.ts)',
  },
  'User/GetPrintList dept_id': { filter: async ({ t }) => ({ dept_id: t.world.unit[THERE] }), rows: listed },
  'User/GetPrintList role_id': { free: 'as User/GetByPage role_id' },
  'User/GetPrintList ids': {
    filter: async ({ t }) => ({ ids: [(await makeAccount(t, { unit: THERE })).id] }),
    rows: listed,
  },
  'User/GetOnlineList dept_id': { filter: async ({ t }) => ({ dept_id: t.world.unit[THERE] }), rows: listed },
  'User/GetSessionList user_id': {
    subject: async ({ t }) => ({ user_id: (await makeAccount(t, { unit: THERE })).id }),
  },
  'User/RecoverLogin id': account(),
  'User/ResetPwd id': account(),
  'User/Reveal id': account(),
} satisfies Cases
