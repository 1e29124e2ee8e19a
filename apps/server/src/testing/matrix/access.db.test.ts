import { readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type TestApp, testApp } from '../testApp.ts'
import { nameOf } from './actions.ts'
import { bodiesOf } from './generator.ts'
import { everyBranch, everyRole, goldenTable, rolesOf } from './golden.ts'

const file = new URL('./access.golden.csv', import.meta.url)

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('contract and seed still say what the reviewed access.golden.csv says', () => {
  const now = goldenTable()
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, now)
  const how = `Access has changed. Write the table anew with
  UPDATE_GOLDEN=1 npx vitest run --project server apps/server/src/testing/matrix/access.db.test.ts
and let somebody review the difference against domain.md section 14.`
  expect(now, how).toBe(readFileSync(file, 'utf8'))
})

test('the world has somebody of every role', () => {
  expect(everyRole.filter((role) => !(role in t.world.user))).toEqual([])
})

/**
 * Replaces ids by ones that do not exist, so that no call changes the data for the next one. The body stays valid: a
 * 1001 of the parser would hide the check that is tested here.
 */
function harmless(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => harmless(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, harmless(item, name)]))
  return /(^|_)ids?$/.test(key) && typeof value === 'number' ? 900_000_000_000 + (value % 1_000_000) : value
}

const denied = ({ status, Code, Message, Data }: Answer) =>
  status === 401 && Code === 401 && Message === '无此权限' && Data?.reason === 'operation'

const calls = everyBranch
  .map((branch) => {
    const [sample] = fc.sample(bodiesOf(branch.action), { numRuns: 1, seed: 7 })
    return { ...branch, body: harmless(branch.shape({ ...sample })) }
  })
  // Signing out ends the session that the other calls need; it comes last.
  .sort((a, b) => Number(a.label === 'Login/Logout') - Number(b.label === 'Login/Logout'))

test.for(calls)('the body for $label passes the parser', ({ action, body }) => {
  expect(action.in.safeParse(body)).toMatchObject({ success: true })
})

test.for(everyRole)('%s may call what the table says and nothing else [C-8-01]', async (role) => {
  const post = await t.as(role)
  const wrong: string[] = []
  for (const branch of calls) {
    const answer = await post(nameOf(branch.action), branch.body)
    const allowed = rolesOf(branch).includes(role)
    // Whatever state or rules say to an allowed call, it is never a 401, and never a 500.
    const right = allowed ? answer.status !== 401 && answer.Code !== 500 : denied(answer)
    if (!right)
      wrong.push(
        `${branch.label}: ${allowed ? 'allowed' : 'denied'}, but ${answer.status} ${JSON.stringify(answer.Data)}`,
      )
  }
  expect(wrong).toEqual([])
})
