import { makeFault } from '@shouya/nouns/daily/faultRepair/server/testing/faultRepair.ts'
import { makeCheckRow, makeItem, makeRectification } from '@shouya/nouns/daily/securityCheck/server/testing/checks.ts'
import { makeAccess, makeEntry } from '@shouya/nouns/daily/visitor/server/testing/visitors.ts'
import { makeTaskRow } from '@shouya/nouns/tasks/taskAssignment/server/testing/tasks.ts'
import fc, { type Arbitrary } from 'fast-check'
import { sql } from 'kysely'
import { localDay, localTime } from '../../core/time/local.ts'
import {
  type Account,
  makeDict,
  makeHandover,
  makeImage,
  makeKey,
  makeMenu,
  makeReminder,
  makeRole,
  makeWorkbook,
} from '../factories.ts'
import type { TestApp } from '../testApp.ts'
import { PASSWORD } from '../world.ts'
import type { Hooks } from './generator.ts'
import { type ApprovalPools, approvalHooks, approvalSubject, fillApprovalPools } from './hooksApprovals.ts'
import { type FormPools, fillFormPools, formHooks, formSubject } from './hooksForms.ts'

/** Existing ids of each noun: the caller's own first, then another branch's. */
export type Pools = Readonly<
  Record<
    | 'check'
    | 'mend'
    | 'entry'
    | 'access'
    | 'item'
    | 'fault'
    | 'task'
    | 'taskType'
    | 'holiday'
    | 'unit'
    | 'user'
    | 'role'
    | 'menu'
    | 'key'
    | 'handover'
    | 'dict'
    | 'value'
    | 'reminder'
    | 'image'
    | 'book'
    | 'log',
    Pool
  >
> &
  FormPools &
  ApprovalPools
type Pool = { near: number[]; far: number[] }

/** The mark in every text of the other branch's rows, so that a leak is visible in any response. */
export const FAR = /东屏|远方|_far/

/** Some rows of each noun near the caller and some in the other branch. */
export async function fillPools(t: TestApp, near: Account, far: Account): Promise<Pools> {
  const { unit, user } = t.world
  const colleague = t.world.user.outlet_leader
  const keys = { near: [] as number[], far: [] as number[] }
  for (let i = 0; i < 6; i++) {
    keys.near.push(await makeKey(t, { holder: i % 2 ? near.id : 'outlet_safety', type: 1 + i }))
    keys.far.push(await makeKey(t, { holder: far.id, unit: 'BB0011', name: `远方钥匙${i}` }))
  }
  for (let i = 0; i < 2; i++) keys.near.push(await makeKey(t, { sealed: true }))
  const handovers = { near: [] as number[], far: [] as number[] }
  for (const type of [1, 2, 3, 5, 6, 7]) {
    const supervisor = [3, 6, 7].includes(type) ? user.outlet_safety : undefined
    handovers.near.push((await makeHandover(t, { from: near, to: colleague, supervisor, type })).id)
  }
  handovers.far.push((await makeHandover(t, { from: far, to: user.leader_far })).id)
  handovers.far.push((await makeHandover(t, { from: far, to: user.safety_far, type: 2 })).id)
  const dicts = await Promise.all(Array.from({ length: 8 }, () => makeDict(t)))
  const db = t.services.database.kysely
  const builtin = await db
    .selectFrom('dict_data')
    .select(sql<number>`max(id)`.as('id'))
    .where('is_builtin', '=', true)
    .execute()
  for (let i = 0; i < 4; i++) {
    await makeRole(t, { grants: { daily_key: ['query'] } })
    await makeMenu(t, { parent: (await makeMenu(t)).id, permission: 'sys_user' })
  }
  const roles = await db.selectFrom('role').select('id').execute()
  const menus = await db.selectFrom('menu').select('id').execute()
  const logs = await db.selectFrom('sys_log').select('id').orderBy('id').limit(5).execute()
  const types = await db.selectFrom('task_type').select('id').execute()
  const holidays = await db
    .insertInto('holiday')
    .values(
      ['2040-01-01', '2040-01-02', '2040-01-03'].map((day) => ({
        day,
        kind: 1,
        name: '元旦',
        create_time: t.clock.at,
      })),
    )
    .returning('id')
    .execute()
  return {
    ...(await fillFormPools(t, near, far)),
    ...(await fillApprovalPools(t, near, far)),
    check: {
      near: [await makeCheckRow(t), await makeCheckRow(t, { status: 1 })],
      far: [await makeCheckRow(t, { unit: 'BB0011' })],
    },
    mend: {
      near: [(await makeRectification(near.post)).id, (await makeRectification(near.post)).id],
      far: [(await makeRectification(far.post, { problem_desc: '远方的消防通道' })).id],
    },
    entry: {
      near: [(await makeEntry(t, near)).id, (await makeEntry(t, near)).id],
      far: [(await makeEntry(t, far, { name: '远方的人' })).id],
    },
    access: { near: [await makeAccess(t, near), await makeAccess(t, near)], far: [await makeAccess(t, far)] },
    item: { near: [await makeItem(t, 'BA0011'), await makeItem(t, 'BA0011')], far: [await makeItem(t, 'BB0011')] },
    fault: {
      near: [(await makeFault(near.post)).id, (await makeFault(near.post, { impact: 1 })).id],
      far: [(await makeFault(far.post, { location: '远方的业务库' })).id],
    },
    task: {
      near: [await makeTaskRow(t), await makeTaskRow(t, { code: 'D_CHECK2' })],
      far: [await makeTaskRow(t, { unit: 'BB0011' })],
    },
    taskType: { near: types.map(({ id }) => id), far: [] },
    holiday: { near: holidays.map(({ id }) => id), far: [] },
    unit: { near: [unit.BA0011], far: [unit.BB0011, unit.BB0001, unit.BA0012] },
    user: {
      near: [near.id, user.outlet_leader, user.outlet_safety, user.outlet_teller, user.teller_two],
      far: [far.id, user.leader_far, user.safety_far, user.security_far],
    },
    role: { near: roles.map(({ id }) => id), far: [] },
    menu: { near: menus.map(({ id }) => id), far: [] },
    key: keys,
    handover: handovers,
    dict: { near: dicts.map(({ type }) => type), far: [] },
    value: { near: [...dicts.map(({ value }) => value), ...builtin.map(({ id }) => id)], far: [] },
    log: { near: logs.map(({ id }) => id), far: [] },
    reminder: { near: [await makeReminder(t, near.id)], far: [await makeReminder(t, far.id)] },
    book: {
      near: await Promise.all(books.map((rows) => makeWorkbook(t, near.id, rows))),
      far: [await makeWorkbook(t, far.id, [['_far'], ['x']])],
    },
    image: { near: [await makeImage(t, near.id), await makeImage(t, near.id)], far: [await makeImage(t, far.id)] },
  }
}

/** Sheets of units, of accounts, of neither; some rows are valid. */
const books = [
  [
    ['机构编码', '机构名称', '上级机构编码', '机构类型'],
    ['FUZZ1', '模糊部', 'BA0011', '部门'],
    [1, true, '=1+1', '\u202e'],
  ],
  [
    ['User name', 'Name', 'Mobile', 'Unit code', 'Roles'],
    ['fuzzed_1', '某模糊', 13600000001, 'BA0011', 'outlet_teller'],
    ['x', '', 'y', 'BB0011', ',,'],
  ],
  [['x'], ['y']],
]

/** The noun that a controller's `id` refers to. */
const subjects: Record<string, keyof Pools> = {
  User: 'user',
  Totp: 'user',
  Role: 'role',
  Menu: 'menu',
  AdminDept: 'unit',
  KeyLedger: 'key',
  RoomKey: 'handover',
  SecurityCheck: 'check',
  Rectification: 'mend',
  OutInside: 'entry',
  VideoAccess: 'access',
  CheckItem: 'item',
  FaultRepair: 'fault',
  TaskAssignment: 'task',
  Duty: 'task',
  TaskType: 'taskType',
  Holiday: 'holiday',
  Remind: 'reminder',
  Log: 'log',
}

/** Mostly meaningful values: most errors are behind a handler's first look-up. */
export function hooksFor(t: TestApp, controller: string, name: string, pools: Pools): Hooks {
  const { timezone } = t.services.database
  const now = localTime(t.clock.at, timezone)
  const day = (days: number) => localDay(new Date(t.clock.at.getTime() - days * 86_400_000), timezone)
  const code = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('gender', 'made_1') }, fc.string({ maxLength: 40 }))
  const setting = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom('login.max_fail', 'check.close_deadline', 'footer_links', 'business.timezone'),
    },
    fc.string({ minLength: 1, maxLength: 60 }),
  )
  // Lists are mostly queried for recent days from the beginning; the schema alone would rarely generate ordered days.
  const cursor = Buffer.from(`${t.clock.at.toISOString().replace('Z', '000Z')} 9999999`).toString('base64url')
  const ids = ({ near, far }: Pool): Arbitrary<unknown> =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...near) },
      ...(far.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...far) }] : []),
      { weight: 1, arbitrary: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
    )
  const orNull = (arbitrary: Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary }, fc.constant(null))
  const subject =
    controller === 'Dict'
      ? name.endsWith('Type')
        ? 'dict'
        : 'value'
      : controller === 'CustomForm'
        ? formSubject(name)
        : controller === 'OaFlow' || controller === 'OaExamine'
          ? approvalSubject(controller, name)
          : subjects[controller]
  const sign = fc.oneof(
    { weight: 10, arbitrary: fc.constant({ method: 2, password: PASSWORD }) },
    { weight: 1, arbitrary: fc.constant({ method: 2, password: 'wrong' }) },
    { weight: 2, arbitrary: ids(pools.image).map((file_id) => ({ method: 1, file_id })) },
  )
  const permission = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('sys_user', 'sys_role', 'daily_key', 'dash_workplace') },
    fc.constantFrom('no_such', '__proto__'),
  )
  const byController: Record<string, Hooks> = {
    // What is filed is a file of nothing else: the workbooks stay for the imports.
    'ReportFile/Save': { file_id: ids(pools.image) },
    // After two wrong passwords of a name every further call requires a captcha.
    'Login/GetJwtToken': {
      username: fc.oneof({ weight: 12, arbitrary: fc.constantFrom('finance', 'FINANCE') }, fc.string({ minLength: 1 })),
      password: fc.oneof({ weight: 20, arbitrary: fc.constant(PASSWORD) }, fc.string({ minLength: 1 })),
    },
    'User/UpdatePwd': {
      old_password: fc.oneof({ weight: 8, arbitrary: fc.constant(PASSWORD) }, fc.string({ minLength: 1 })),
    },
    'Holiday/Save': { begin_date: fc.constantFrom(day(-30), day(-31)), end_date: fc.constantFrom(day(-31), day(-40)) },
    'TaskType/Save': {
      deadline_rule: fc.constantFrom('15:00', 'opening', 'deliver+60m', 'closing-5m'),
      remind_rule: fc.constantFrom(
        [],
        [{ minutes: -30, to: ['duty'] }],
        [
          { minutes: 5, to: ['leader'] },
          { minutes: 5, to: ['branch'] },
        ],
      ),
    },
    'Setting/Get': { key: setting },
    'Setting/Save': { key: setting, value: fc.oneof(fc.constantFrom<unknown>(5, true, '20:00', []), fc.jsonValue()) },
    'Setting/Delete': { key: setting },
    'Log/Get': { create_time: fc.constantFrom(now, now.replace(/^\d+/, '2020')) },
    'Dict/SaveData': { dict_code: code, value: fc.constantFrom('1', '2', 'x_1') },
    'Dict/GetDataList': { dict_code: code },
    'Menu/Save': {
      parent_id: orNull(ids(pools.menu)),
      permission_id: orNull(permission),
      router: fc.constantFrom(null, 'user', 'log', 'constructor'),
      link: orNull(fc.constantFrom('https://example.com/a?b=c', 'http://10.0.0.1')),
    },
    'Menu/Sort': { parent_id: orNull(ids(pools.menu)), before_id: orNull(ids(pools.menu)) },
    'Menu/DeleteRoleMenu': { permission_ids: fc.array(permission, { minLength: 1, maxLength: 3 }) },
    'Menu/AddRoleMenu': {
      grants: fc.array(
        fc.record({ permission_id: permission, operations: fc.subarray(['query', 'add', 'edit', 'no_such']) }),
        { minLength: 1, maxLength: 3 },
      ),
    },
    'Common/Export': {
      columns: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(['create_time'], ['create_time', 'create_time']) },
        fc.constantFrom(['constructor'], ['__proto__'], ['toString'], ['password_hash'], ['dept_name', 'bill_no']),
      ),
      filters: fc.oneof(
        { weight: 4, arbitrary: fc.constant({}) },
        fc.record({ dept_id: ids(pools.unit) }),
        fc.record({ begin_date: fc.constantFrom('0000-01-01', '2026-02-30', '9999-12-31') }),
      ),
    },
  }
  return {
    ...(subject && !(controller === 'User' && name === 'EndSession') ? { id: ids(pools[subject]) } : {}),
    ...(subject ? { ids: fc.array(ids(pools[subject]), { minLength: 1, maxLength: 3 }) } : {}),
    begin_date: fc.constantFrom(day(300), day(3), day(0)),
    end_date: fc.constantFrom(day(0), day(-30), day(1)),
    cursor: fc.oneof({ weight: 4, arbitrary: fc.constant(cursor) }, fc.string({ maxLength: 200 })),
    version: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(1, 2, 3) }, fc.integer({ min: 1 })),
    dept_id: ids(pools.unit),
    parent_id: orNull(ids(pools.unit)),
    leader_user_id: orNull(ids(pools.user)),
    safety_user_id: orNull(ids(pools.user)),
    file_id: ids(pools.book),
    business_days: fc.constantFrom('1,2,3,4,5', '1', '2,7', '1,2,3,4,5,6,7'),
    user_id: ids(pools.user),
    to_user_id: ids(pools.user),
    from_user_id: ids(pools.user),
    supervisor_user_id: orNull(ids(pools.user)),
    second_checker_user_id: orNull(ids(pools.user)),
    duty_user_id: ids(pools.user),
    owner_dept_id: orNull(ids(pools.unit)),
    holder_user_id: orNull(ids(pools.user)),
    password_holder_user_id: orNull(ids(pools.user)),
    linked_key_id: orNull(ids(pools.key)),
    role_id: ids(pools.role),
    copy_from: ids(pools.role),
    scope_dept_ids: fc.array(ids(pools.unit), { maxLength: 3 }),
    role_ids: fc.array(ids(pools.role), { minLength: 1, maxLength: 3 }),
    oa_examine_id: orNull(ids(pools.permit)),
    key_ids: fc.array(ids(pools.key), { minLength: 1, maxLength: 3 }),
    sign,
    ...(controller === 'CustomForm' ? formHooks(pools, ids) : {}),
    ...(/^(Oa|Leave)/.test(controller) ? approvalHooks(pools, ids, day) : {}),
    ...byController[`${controller}/${name}`],
  }
}
