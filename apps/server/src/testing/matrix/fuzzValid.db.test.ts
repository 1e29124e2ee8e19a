import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entries, nameOf } from './actions.ts'
import { type FuzzApp, fuzzApp, patience, runs, seed } from './fuzzApp.ts'
import { bodiesOf } from './generator.ts'
import { hooksFor } from './hooks.ts'
import { countReached } from './reached.ts'

const reached = countReached()
let app: FuzzApp
beforeAll(async () => {
  process.stderr.write(`fuzz seed ${seed} (FUZZ_SEED=${seed} runs it again)\n`)
  app = await fuzzApp()
})
afterAll(() => app?.t.close())

/** Actions whose handler is reached by fewer than half of the valid bodies, with the reason. */
const seldom: Record<string, string> = {
  'Totp/End': 'wants a code that serves once (totp.db.test.ts)',
  'Totp/Renew': 'as Totp/End',
  'Totp/Confirm': 'as Totp/End',
  'ReportFile/Save': 'wants a file that is not filed yet (reportFile.db.test.ts)',
  'ReportFile/ArchiveRecord': 'wants the number of a record that is final (reportFile.db.test.ts)',
  'ReportFile/Download': 'wants a file that is filed (reportFile.db.test.ts)',
  'ReportFile/Preview': 'as ReportFile/Download',
  'Agent/UpdatePwd': 'wants the password, and locks whoever guesses (agent.db.test.ts)',
  'Payment/Open': 'wants a payment that waits for its payer (payment.db.test.ts)',
  'User/Prove': 'wants the password, and locks whoever guesses (proof.db.test.ts)',
}

/** Argon2 takes 20 ms or more of processor time per call. */
const few = (slow: boolean) => runs(slow ? 10 : 25)

test.for(entries.map(({ action }) => nameOf(action)))(
  '%s with bodies that its schema accepts',
  patience,
  async (name) => {
    const { action, handler } = entries.find((candidate) => nameOf(candidate.action) === name)!
    const hooks = hooksFor(app.t, action.controller, action.name, app.pools)
    const numRuns = few(typeof handler !== 'function')
    const before = reached.get(name) ?? 0
    let calls = 0
    const codes: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(bodiesOf(action, hooks), async (body) => {
        calls++
        const answer = await app.call(action, body)
        codes[answer.Code] = (codes[answer.Code] ?? 0) + 1
        expect(app.flaw(action, answer)).toBeNull()
      }),
      { seed, numRuns },
    )
    const share = ((reached.get(name) ?? 0) - before) / calls
    if (process.env.DEEP)
      process.stderr.write(`${name}: ${Math.round(share * 100)} % reach it, ${JSON.stringify(codes)}\n`)
    // With ten random bodies, half may miss what the other half meets.
    const least = calls < 20 ? 0.2 : 0.5
    if (!(name in seldom))
      expect(share, `${name} is reached too seldom: ${JSON.stringify(codes)}`).toBeGreaterThanOrEqual(least)
  },
)
