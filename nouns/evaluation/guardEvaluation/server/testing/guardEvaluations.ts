import { granted, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { makeGuard } from '../../../../daily/securityCheck/server/testing/checks.ts'

type Unit = Parameters<typeof makeGuard>[1]

export const nothingTaken = Array.from({ length: 10 }, () => ({ deduct: 0, reason: null as string | null }))

/** The content of an evaluation of a new guard at a unit's door, for the month of the clock. */
export async function evaluationBody(t: TestApp, unit: Unit, more: object = {}) {
  return {
    staff_id: await makeGuard(t, unit),
    dept_id: t.world.unit[unit],
    period_key: new Date(t.clock.at.getTime() + 8 * 3_600_000).toISOString().slice(0, 7),
    ...{ attendance_days: 22, absent_days: 0, late_times: 0, reward_points: 0, suggestion: 1 },
    items: nothingTaken,
    ...more,
  }
}

/** A draft of somebody's. */
export const makeEvaluation = async (t: TestApp, post: Post, unit: Unit, more: object = {}) =>
  granted(await post('GuardEvaluation/Save', await evaluationBody(t, unit, more))) as { id: number; version: number }

/** An evaluation that was signed; by default one that fails, so that the company must reply. */
export const makeSubmitted = async (t: TestApp, post: Post, unit: Unit, more: object = { vetoes: ['asleep'] }) =>
  granted(await post('GuardEvaluation/Submit', { ...(await evaluationBody(t, unit, more)), sign: signature })) as {
    id: number
    version: number
    bill_no: string
  }
