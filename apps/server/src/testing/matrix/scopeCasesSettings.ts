import { makeCompany } from '../escort.ts'
import { makeAccount, makeReminder, makeRole } from '../factories.ts'
import { makeMoneyBoxRow } from '../moneyBox.ts'
import type { Body } from './generator.ts'
import { type Case, type Cases, foreignWorkbook, listed, type Stage, THERE } from './scopeCase.ts'
import { deptCases } from './scopeCasesDept.ts'

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

const dictionary: Case = { free: 'dictionaries belong to the whole product; their operations alone decide' }
const roles: Case = { free: 'roles belong to no unit; what may be given is a rule (user.roleAbove, role.grantBeyond)' }
const menu: Case = { free: 'the menu belongs to the whole product; its operations alone decide' }
const catalogue: Case = { free: 'a name of the catalogue, not a row of a unit' }
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

/** The caller's own, or shared with people it does not concern. */
const view = (body: Body = {}): Case => ({
  subject: async ({ t, owner }) => {
    const row = await t.services.database.kysely
      .insertInto('saved_view')
      .values({
        list: 'User.list',
        name: `view ${Math.random()}`.slice(0, 20),
        query: '',
        user_id: owner.id,
        create_time: t.clock.at,
        update_time: t.clock.at,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
    return { ...row, ...body }
  },
})
const recycled: Case = {
  free: 'what is out of scope is not in the bin: 1002 (units.db.test.ts); elsewhere the right to delete decides (of roles their reach)',
}

export const settingsCases: Cases = {
  'Common/CancelExport id': { free: 'exports are their owner’s alone: another’s is 1002 (exports.db.test.ts)' },
  'Common/Export ids': { free: 'only rows that the list finds for the caller are taken (exports.db.test.ts)' },
  'Common/TakeOver id': {
    subject: async ({ t }) => ({
      table: 'money_box',
      id: (await makeMoneyBoxRow(t, { unit: THERE })).id,
      version: 1,
    }),
  },
  'Common/GetHistory id': {
    subject: async ({ t }) => ({
      table: 'sys_user',
      id: (await makeAccount(t, { unit: THERE, role: 'outlet_teller' })).id,
    }),
  },
  'Recycle/Restore id': recycled,
  'SavedView/Delete id': {
    free: 'a view is its owner’s; who administers its role or unit takes it away (savedView.db.test.ts)',
  },
  'SavedView/Save id': view({ list: 'User.list', name: 'x', query: '' }),
  'SavedView/Save role_id': {
    free: 'roles belong to no unit; one’s own, or by those who grant rights (savedView.db.test.ts)',
  },
  'SavedView/Save dept_id': {
    subject: async ({ t }) => ({
      list: 'User.list',
      name: `n${Date.now() % 1_000_000}`,
      query: '',
      dept_id: t.world.unit[THERE],
    }),
  },
  'SavedView/SetDefault id': { free: 'a view that is not shared with the caller is 1002 (savedView.db.test.ts)' },
  ...deptCases,
  'Dict/DeleteData id': dictionary,
  'Dict/DeleteType id': dictionary,
  'Dict/GetData id': dictionary,
  'Dict/GetType id': dictionary,
  'Dict/SaveData id': dictionary,
  'Dict/SaveType id': dictionary,
  'Log/Get id': { free: 'the log belongs to no unit: only roles that see everything hold sys_log (domain 14)' },
  'Log/GetPageList dept_id': { free: 'as Log/Get; where a scope is narrower, it narrows the log as well (logsWithin)' },
  'Log/GetPageList user_id': { free: 'as Log/Get' },
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
  'Remind/ReadMsg id': {
    filter: async ({ t, owner }) => ({ id: await makeReminder(t, owner.id) }),
    rows: ({ Data }) => Data.read,
  },
  'Totp/Reset id': account(),
  'Role/AddRole scope_dept_ids': chosen(),
  'Role/Delete id': roles,
  'Role/EditRole id': roles,
  'Role/EditRole scope_dept_ids': chosen(async ({ t }) => (await makeRole(t)).id),
  'Role/Get id': roles,
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
  'User/GetOnlineList dept_id': { filter: async ({ t }) => ({ dept_id: t.world.unit[THERE] }), rows: listed },
  'User/GetSessionList user_id': {
    subject: async ({ t }) => ({ user_id: (await makeAccount(t, { unit: THERE })).id }),
  },
  'User/RecoverLogin id': account(),
  'User/ResetPwd id': account(),
  'User/Reveal id': account(),
}
