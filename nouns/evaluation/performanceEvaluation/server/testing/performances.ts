import { granted, signature } from '@shouya/server/testing/factories.ts'
import type { Post, TestApp } from '@shouya/server/testing/testApp.ts'
import { makeGuard } from '../../../../daily/securityCheck/server/testing/checks.ts'

type Unit = Parameters<typeof makeGuard>[1]
type Saved = { id: number; version: number }

export const YEAR = 2026
/** Full points for each of the twelve items. */
export const fullPoints = [15, 15, 10, 10, 10, 5, 5, 5, 5, 5, 10, 5].map((manual) => ({ manual }))

/** A draft about a guard at a unit's door. */
export async function makePerformance(t: TestApp, post: Post, unit: Unit): Promise<number> {
  const body = { year: YEAR, subject_type: 1, ids: [await makeGuard(t, unit)] }
  return granted(await post('PerformanceEvaluation/Begin', body)).ids[0]
}

/** One that the system has scored; the body of its form with full points. */
export async function makeScored(t: TestApp, post: Post, unit: Unit, evaluators: readonly number[], more: object = {}) {
  const id = await makePerformance(t, post, unit)
  granted(await post('PerformanceEvaluation/Calc', { ids: [id] }))
  const { version } = granted(await post('PerformanceEvaluation/Get', { id })) as Saved
  const points = { adjust: 0, adjust_reason: null, conclusion: 1, items: fullPoints, evaluator_ids: evaluators }
  return { id, version, ...points, ...more }
}

/** One that both evaluators have signed. */
export async function makeSubmitted(
  t: TestApp,
  first: Post,
  second: { id: number; post: Post },
  unit: Unit,
  more: object = {},
) {
  const body = await makeScored(t, first, unit, [second.id], more)
  const { id, version } = granted(await first('PerformanceEvaluation/Submit', { ...body, sign: signature })) as Saved
  return granted(await second.post('PerformanceEvaluation/Sign', { id, version, sign: signature })) as Saved
}
