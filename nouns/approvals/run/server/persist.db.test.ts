import * as engine from '@shouya/approvals/evolve'
import { type TestApp, testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../../server/testing/approvals.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t?.close())

test('what a command has decided is evolved once, and kept as its events make it', async () => {
  const teller = await t.as('outlet_teller')
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
  const { id } = await makeRequest(teller, { flow })
  const events = async () =>
    (await t.services.database.kysely.selectFrom('appr_event').select('seq').where('instance_id', '=', id).execute())
      .length
  const before = await events()
  const evolve = vi.spyOn(engine, 'evolve')
  // A copy asks the directory nothing, so the engine decides in one round.
  expect(await teller('OaExamine/Cc', { id, user_ids: [t.world.user.outlet_leader] })).toMatchObject({ Code: 0 })
  const eventCount = (await events()) - before
  expect(eventCount).toBeGreaterThan(0)
  expect(evolve).toHaveBeenCalledTimes(eventCount)
  evolve.mockRestore()
  expect((await (await t.as('admin'))('OaExamine/GetLog', { id })).Data).toMatchObject({ broken_at: null })
})
