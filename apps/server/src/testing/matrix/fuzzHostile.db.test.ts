import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actions, nameOf } from './actions.ts'
import { type FuzzApp, fuzzApp, patience, runs, seed } from './fuzzApp.ts'
import { bodiesOf, fieldsOf } from './generator.ts'
import { hooksFor } from './hooks.ts'
import { attacksOn } from './hostile.ts'

let app: FuzzApp
beforeAll(async () => {
  process.stderr.write(`fuzz seed ${seed} (FUZZ_SEED=${seed} runs it again)\n`)
  app = await fuzzApp()
})
afterAll(() => app?.t.close())

test.for(actions.map(nameOf))('%s answers whatever it is sent with an envelope', patience, async (name) => {
  const action = actions.find((candidate) => nameOf(candidate) === name)!
  const bodies = bodiesOf(action, hooksFor(app.t, action.controller, action.name, app.pools))
  await fc.assert(
    fc.asyncProperty(attacksOn(bodies, fieldsOf(action), app.pools), async ({ text, headers }) => {
      const answer = await app.call(action, text, headers)
      // The attack itself is in the counterexample; long ones are shortened here.
      expect(app.flaw(action, answer), `${text.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)}`).toBeNull()
    }),
    { seed, numRuns: runs(25) },
  )
})
