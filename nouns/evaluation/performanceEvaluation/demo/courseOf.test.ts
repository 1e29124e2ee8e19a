import { calendar, HOUR } from '@shouya/server/demo/calendar.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf } from './courseOf.ts'

const MONDAY = Date.parse('2026-11-30T00:00:00+08:00')

test('whenever the demonstration is loaded, no step of an evaluation is there before the step before it', () => {
  const loaded = fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minutes) => MONDAY + minutes * 60_000)
  fc.assert(
    fc.property(loaded, fc.integer({ min: 0, max: 30 }), fc.boolean(), (now, age, appeals) => {
      const days = calendar(new Date(now))
      const begun = days.at(-age, 10 * 60)
      const course = courseOf(Math.min(begun, days.until - HOUR), appeals, days)
      const { created, scored, firstSigned, submitted, audited, appealed, effective, archived } = course
      const steps = [
        created,
        scored,
        firstSigned,
        submitted,
        audited,
        ...(appeals ? [appealed] : [effective, archived]),
      ]
      const reached = steps.filter((step) => step !== null)
      expect(steps.slice(0, reached.length)).toEqual(reached)
      expect(reached.toSorted((a, b) => a - b)).toEqual(reached)
    }),
    { numRuns: 2000, examples: [[MONDAY + (9 * 60 + 50) * 60_000, 4, false]] },
  )
})
