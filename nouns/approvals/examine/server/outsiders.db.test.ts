import type { Definition } from '@shouya/approvals/definition'
import { makeAccount } from '@shouya/server/testing/factories.ts'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentWith } from '../../../customForms/server/testing/forms.ts'
import { approval, definitionWith, makeFlow, taskOf } from '../../server/testing/approvals.ts'

/**
 * `staff` and `admin` belong to one escort company, `rival` to another; the vendor's party has the same id as theirs.
 */
let t: TestApp
let staff: Post
let admin: Post
let rival: number
let roles: Record<string, number>
beforeAll(async () => {
  t = await testApp()
  ;[staff, admin] = await Promise.all([t.as('escort_staff'), t.as('escort_admin')])
  rival = (await makeAccount(t, { role: 'escort_admin', unit: 'HQ0000', type: 2, party: 2 })).id
  const rows = await t.services.database.kysely.selectFrom('role').select(['id', 'role_code']).execute()
  roles = Object.fromEntries(rows.map(({ id, role_code }) => [role_code, id]))
})
afterAll(() => t?.close())

const document = documentWith({ type: 'select', model: 'substitute', options: { dynamic: true, dynamicKey: 'users' } })
const pick = (from?: number[]) =>
  approval('n2', [], {
    who: [{ rule: 'initiatorPick', min: 1, max: 1, ...(from && { from: [{ rule: 'users' as const, users: from }] }) }],
  })
const flowOf = (definition: Definition) =>
  makeFlow(t, { definition, document, role_ids: [roles.escort_staff ?? 0, roles.escort_admin ?? 0] })
const picking = (from?: number[]) =>
  flowOf({
    ...definitionWith(approval('n1', [t.world.user.outlet_leader]), pick(from)),
    start: { fields: {}, picks: ['n2'] },
  })
const add = (by: Post, flow: { id: number; version_id: number }, more: object) =>
  by('OaExamine/Add', { flow_id: flow.id, version_id: flow.version_id, data: {}, submit: true, ...more })
const refusedAt = (path: string) => ({ Code: 1001, Data: [expect.objectContaining({ path })] })
const ids = ({ Data }: { Data: { id: number }[] }) => Data.map(({ id }) => id).toSorted((a, b) => a - b)

describe('outsiders choose people', () => {
  test('of their own party, in forms and for copies; nobody of the bank, nor of another party', async () => {
    const { escort_admin, escort_staff } = t.world.user
    const sources = await staff('CustomForm/GetSources', { keys: ['users', 'colleagues', 'depts', 'allDepts'] })
    const own = [escort_admin, escort_staff].toSorted((a, b) => a - b)
    expect(sources.Data.options.users.map(({ value }: { value: number }) => value).toSorted()).toEqual(own)
    expect(sources.Data.options).toMatchObject({ colleagues: [{ value: escort_admin }], depts: [], allDepts: [] })
    expect(ids(await staff('OaExamine/GetPersonList', { for: 'copy' }))).toEqual(own)
    expect(ids(await staff('OaExamine/GetPersonList', {}))).toEqual([escort_admin])
    const vendor = await t.as('vendor')
    expect(ids(await vendor('OaExamine/GetPersonList', { for: 'copy' }))).toEqual([t.world.user.vendor])
  })

  test('and file a request with them, which passes', async () => {
    const { escort_admin, outlet_leader } = t.world.user
    const flow = await picking()
    const place = { node: 'n2', flow_id: flow.id, data: {} }
    expect(ids(await staff('OaExamine/GetPersonList', { pick: place }))).toEqual([escort_admin])
    const data = { substitute: escort_admin }
    expect(
      await add(staff, flow, { data: { substitute: outlet_leader }, picks: { n2: [escort_admin] } }),
    ).toMatchObject(refusedAt('data.substitute'))
    const { Data: request } = await add(staff, flow, { data, picks: { n2: [escort_admin] } })
    const leader = await t.as('outlet_leader')
    await leader('OaExamine/Audit', { task_id: await taskOf(leader, request.id), command: 'agree' })
    await admin('OaExamine/Audit', { task_id: await taskOf(admin, request.id), command: 'agree' })
    expect((await staff('OaExamine/Get', { id: request.id })).Data).toMatchObject({
      status: 2,
      options: { users: [{ value: escort_admin }] },
    })
  })

  test('whoever the rule of a node names, and those only', async () => {
    const { branch_security, escort_admin } = t.world.user
    const flow = await picking([branch_security])
    const place = { node: 'n2', flow_id: flow.id, data: {} }
    expect(ids(await staff('OaExamine/GetPersonList', { pick: place }))).toEqual([branch_security])
    expect(await add(staff, flow, { picks: { n2: [branch_security] } })).toMatchObject({ Code: 0 })
    expect(await add(staff, flow, { picks: { n2: [escort_admin] } })).toMatchObject(refusedAt('picks.n2'))
  })
})

describe('numbers that were guessed give no name away', () => {
  test.each([['of the bank'], ['of another party']])(
    '%s, picked in a draft, a submission or a preview',
    async (whose) => {
      const guessed = whose === 'of the bank' ? t.world.user.sub_leader : rival
      const flow = await picking()
      const picks = { n2: [guessed] }
      for (const submit of [false, true])
        expect(await add(staff, flow, { picks, submit })).toMatchObject(refusedAt('picks.n2'))
      expect(await staff('OaExamine/Preview', { flow_id: flow.id, data: {}, picks })).toMatchObject(
        refusedAt('picks.n2'),
      )
      const picksIn = (employee: Post) => employee('OaExamine/Preview', { flow_id: flow.id, data: {}, picks })
      expect(await picksIn(await t.as('outlet_leader'))).toMatchObject({ Code: 403 })
    },
  )

  test('written into the form of a draft', async () => {
    const { sub_leader, escort_admin } = t.world.user
    const flow = await picking()
    for (const [substitute, shown] of [
      [sub_leader, []],
      [escort_admin, [{ value: escort_admin, label: '某escort_admin' }]],
    ] as const) {
      const { Data } = await add(staff, flow, { data: { substitute }, submit: false })
      const { options } = (await staff('OaExamine/Get', { id: Data.id })).Data
      expect(options.users.map(({ value, label }: Record<string, unknown>) => ({ value, label }))).toEqual(shown)
    }
  })

  test('as receiver of a copy or a task, as substitute', async () => {
    const { sub_leader, escort_admin, escort_staff } = t.world.user
    const flow = await flowOf(definitionWith(approval('n1', [escort_admin])))
    const { Data: request } = await add(staff, flow, {})
    const { id } = request
    expect(await staff('OaExamine/Cc', { id, user_ids: [sub_leader] })).toMatchObject(refusedAt('user_ids'))
    expect(await staff('OaExamine/Cc', { id, user_ids: [escort_admin] })).toMatchObject({ Code: 0 })
    const task_id = await taskOf(admin, id)
    for (const command of ['transfer', 'delegate', 'addBefore', 'addAfter'])
      expect(await admin('OaExamine/Audit', { task_id, command, user_ids: [sub_leader] })).toMatchObject(
        refusedAt('user_ids'),
      )
    const leave = { from_time: '2027-01-01 08:00:00', to_time: '2027-01-02 08:00:00' }
    expect(await admin('Leave/Save', { ...leave, substitute_id: sub_leader })).toMatchObject(refusedAt('substitute_id'))
    expect(await admin('OaExamine/Cc', { id, task_id, user_ids: [escort_staff] })).toMatchObject({ Code: 0 })
  })
})
