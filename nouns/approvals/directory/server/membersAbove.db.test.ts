import type { WhoRule } from '@shouya/approvals/definition'
import { type Post, type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import type { Username } from '@shouya/server/testing/world.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../../server/testing/approvals.ts'

let t: TestApp
let teller: Post
beforeAll(async () => {
  t = await testApp()
  teller = await t.as('outlet_teller')
})
afterAll(() => t?.close())

const role = (key: string, more: object = {}): WhoRule => ({
  rule: 'role',
  key,
  scope: 'initiatorDept',
  fallbackUp: true,
  ...more,
})

/** The people whom a rule finds for a request of the first outlet's teller: by the preview and by the running flow. */
async function peopleAsked(rule: WhoRule) {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [], { who: [rule] })) })
  const preview = await teller('OaExamine/Preview', { flow_id: flow.id, data: { title: '一' } })
  const { id } = await makeRequest(teller, { flow })
  const { Data } = await teller('OaExamine/GetFlow', { id })
  const asNames = ({ people, fallback }: { people: { id: number }[]; fallback: string | null }) => ({
    people: people.map((person) => Object.entries(t.world.user).find(([, user]) => user === person.id)?.[0]),
    fallback,
  })
  expect(asNames(preview.Data.steps[0])).toEqual(asNames(Data.marks.n1))
  return asNames(Data.marks.n1)
}

const move = (who: Username, unit: number, status = 1) =>
  t.services.database.kysely
    .updateTable('sys_user')
    .set({ dept_id: unit, status })
    .where('id', '=', t.world.user[who])
    .execute()

test('a role that the own unit has not is found in the nearest one above, and nowhere else', async () => {
  const { unit } = t.world
  expect(await peopleAsked(role('outlet_safety'))).toEqual({ people: ['outlet_safety', 'safety_two'], fallback: null })
  // Two units up; not that of the other branch.
  expect(await peopleAsked(role('branch_security'))).toEqual({ people: ['branch_security'], fallback: 'above' })
  expect(await peopleAsked(role('branch_security', { fallbackUp: false }))).toEqual({
    people: ['admin', 'sys_admin'],
    fallback: 'empty',
  })
  // A department belongs to its branch.
  await move('branch_security', unit.BA0002)
  expect(await peopleAsked(role('branch_security'))).toEqual({ people: ['branch_security'], fallback: 'above' })
  expect(await peopleAsked(role('branch_security', { scope: 'initiatorCompany' }))).toEqual({
    people: ['branch_security'],
    fallback: null,
  })
  // An outlet beside the own one is not above it: the branch has nobody, so head office is used.
  await move('branch_security', unit.BA0012)
  await move('security_far', unit.HQ0000)
  expect(await peopleAsked(role('branch_security'))).toEqual({ people: ['security_far'], fallback: 'above' })
  await move('security_far', unit.HQ0000, 0)
  expect(await peopleAsked(role('branch_security'))).toEqual({ people: ['admin', 'sys_admin'], fallback: 'empty' })
})
