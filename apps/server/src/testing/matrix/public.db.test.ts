import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testApp.ts'
import { actions, nameOf } from './actions.ts'
import { bodiesOf } from './generator.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

/** Every public action is added here and reviewed. */
const reviewed = {
  'Banner/GetSignInList': 'pictures that are published for the sign-in page, without ids and units',
  'Common/GetCode': 'the captcha stands on the sign-in page',
  'Login/GetJwtToken': 'signing in',
  'Login/Logout': 'says the same without a session, and expires a cookie whose session is gone',
  'Setting/GetPublic': 'name, copyright and links stand on the sign-in page',
}

const open = (name: string) => name in reviewed

test('exactly these actions are public', () => {
  const publicActions = actions.filter(({ access }) => access === 'public').map(nameOf)
  expect(publicActions).toEqual(Object.keys(reviewed).sort())
})

test('every action has a name of its own', () => {
  const names = actions.map(nameOf)
  expect(names).toEqual([...new Set(names)])
})

test.for(actions.map(nameOf).filter(open))('%s answers without a session', async (name) => {
  const { status, Code, Data } = await t.anonymous(name, fc.sample(bodiesOf(byName(name)), { numRuns: 1, seed: 3 })[0])
  expect([0, 1010]).toContain(Code)
  expect(status, JSON.stringify(Data)).not.toBe(401)
})

const sessionless: [string, Record<string, string>][] = [
  ['no token', {}],
  ['junk', { authorization: 'Bearer junk' }],
  [
    'an unsigned token',
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ0ZXN0LWFkbWluIiwiYXVkIjoiYmVhcmVyIn0.' },
  ],
  ['an empty cookie', { cookie: 'Authorization=' }],
  ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
]

const closed = actions.filter(({ access }) => access !== 'public')
/** Some valid bodies of each: making them takes longer than the calls. */
const bodies = new Map(closed.map((action) => [action, fc.sample(bodiesOf(action), { numRuns: 8, seed: 3 })]))

test.for(sessionless)('every other action refuses %s before it looks at the body', async ([, headers]) => {
  await t.as('admin')
  const wrong: string[] = []
  for (const [action, [valid]] of bodies) {
    for (const body of [valid, { no: 'such field' }]) {
      const { status, Code, Data } = await t.anonymous(nameOf(action), body, headers)
      if (status !== 401 || Code !== 401 || Data?.reason !== 'session')
        wrong.push(`${nameOf(action)} ${status} ${Code}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a token of the header does not open as a cookie, nor after its session has ended', async () => {
  const { Data } = await t.anonymous('Login/GetJwtToken', { username: 'admin', password: 'Quiet-Harbour-41' })
  const bearer = { authorization: `Bearer ${Data.token}` }
  expect(await t.anonymous('Login/GetCurrent', {}, bearer)).toMatchObject({ Code: 0 })
  expect(await t.anonymous('Login/GetCurrent', {}, { cookie: `Authorization=${Data.token}` })).toMatchObject({
    Code: 401,
  })
  await t.anonymous('Login/Logout', {}, bearer)
  // The notice that ends it in all processes travels through PostgreSQL.
  await expect
    .poll(() => t.anonymous('Login/GetCurrent', {}, bearer), { timeout: 2_000 })
    .toMatchObject({ Code: 401, Data: { reason: 'session' } })
})

/**
 * The actions that do not refuse the caller, with one of several bodies: a field's value may require a permission of
 * its own.
 */
async function reached(post: Awaited<ReturnType<TestApp['as']>>, some: typeof actions): Promise<string[]> {
  const names: string[] = []
  for (const action of some) {
    const codes = await Promise.all((bodies.get(action) ?? []).map((body) => post(nameOf(action), body)))
    if (codes.some(({ Code }) => Code !== 401)) names.push(nameOf(action))
  }
  return names
}

const always = ['Dict/GetOptions', 'Login/GetCurrent', 'Menu/GetRoleMenuList']

test('who must change the password may do little else', async () => {
  const db = t.services.database.kysely
  await db.updateTable('sys_user').set({ must_change_pwd: true }).where('username', '=', 'finance').execute()
  const post = await t.as('finance')
  const others = closed.filter(({ name }) => name !== 'UpdatePwd')
  expect(await reached(post, others)).toEqual([...always, 'User/Prove'])
})

test('who must set up a second step may do little else', async () => {
  const admin = await t.as('sys_admin')
  await admin('Setting/Save', { key: 'totp.roles', version: 1, value: ['auditor'] })
  await expect.poll(() => t.services.settings.get('totp.roles')).toEqual(['auditor'])
  const post = await t.as('auditor')
  expect(await reached(post, closed)).toEqual([...always, 'Totp/Begin', 'Totp/Confirm', 'Totp/Get', 'User/Prove'])
})

function byName(name: string) {
  const action = actions.find((candidate) => nameOf(candidate) === name)
  if (!action) throw new Error(`no action ${name}`)
  return action
}
